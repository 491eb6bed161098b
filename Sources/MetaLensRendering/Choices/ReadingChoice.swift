package import MetaLensFacts

/// How photos are read and scored; common to `analyze`, `batch`, `worker` and `serve`.
package struct ReadingChoice: Sendable {
  package var depth: AnalysisDepth
  package var hashing = true
  package var redact: Bool
  package var signatures = SignatureSelection()
  package var scoring = ScoringSelection()
  package var credentials = CredentialSelection()
  /// The factor by which the limits are raised.
  package var limits = 1
  /// The maximum time for one photo, in seconds; nil for the default.
  package var photoSeconds: Int?

  package init(depth: AnalysisDepth = .pixels, redact: Bool = false) {
    self.depth = depth
    self.redact = redact
  }
}
