package import MetaLensFacts

/// How photos are read and scored: what `analyze`, `batch`, `worker` and `serve` take alike.
package struct ReadingChoice: Sendable {
  package var depth: AnalysisDepth
  package var hashing = true
  package var redact: Bool
  package var signatures = SignatureSelection()
  package var scoring = ScoringSelection()
  package var credentials = CredentialSelection()
  /// How many times as high as usual the limits are.
  package var limits = 1
  /// How long one photo may take, in seconds; nil for the usual time.
  package var photoSeconds: Int?

  package init(depth: AnalysisDepth = .pixels, redact: Bool = false) {
    self.depth = depth
    self.redact = redact
  }
}
