package import MetaLensFacts

/// Everything that a report depends on besides the file: the same bytes and the same basis give the same report.
package struct ReportBasis: Sendable, Equatable {
  /// The tool's version.
  package var tool: String
  package var depth: String
  /// Whether SHA-256 was computed.
  package var hashing: Bool
  /// The references from outside the photo: the cameras' signatures, with their digest, and what checked Content
  /// Credentials; empty if the depth uses neither.
  package var signatures: String
  /// The factor by which the limits on a photo's cost were raised (`ReadLimits.smallFileShare`).
  package var limits: Double
  /// The score model's version; for a model that doesn't ship, it contains the digest of its table.
  package var model: String
  /// The prior: the probability of an original before the photo was read.
  package var prior: Double
}

extension ReportBasis {
  package init(
    depth: AnalysisDepth, hashing: Bool, signatures: CameraSignatures, limits: ReadLimits = ReadLimits(),
    model: ScoreModel, credentials: String = ""
  ) {
    tool = MetaLensVersion.current
    self.depth = min(depth, .pixels).rawValue
    self.hashing = hashing
    let reference = depth > .metadata ? signatures.reference : nil
    let compared = reference.map { "\($0.form) \($0.photoCount) \($0.sha256 ?? "-")" } ?? ""
    let checked = depth > .metadata && !credentials.isEmpty ? "; " + credentials : ""
    self.signatures = compared + checked
    self.limits = limits.smallFileShare
    self.model = model.version
    prior = model.prior
  }

  /// Whether both give the same findings for the same bytes: they may differ in the model and the prior, and in nothing
  /// else.
  package func hasSameFindings(as other: ReportBasis) -> Bool {
    var copy = other
    copy.model = model
    copy.prior = prior
    return self == copy
  }
}
