package import MetaLensFacts

/// Everything a report depends on besides the file: the same bytes and the same basis give the same report.
package struct ReportBasis: Sendable, Equatable {
  /// The tool's version.
  package var tool: String
  /// How deep the photo was read.
  package var depth: String
  /// Whether SHA-256 was made.
  package var hashing: Bool
  /// The references from outside the photo: cameras' signatures by their digest, and what checked Content Credentials; empty
  /// where the depth asks neither.
  package var signatures: String
  /// How many times as much as usual the photo could cost.
  package var limits: Double
  /// The score model's version, which holds its table's digest where it isn't one that ships.
  package var model: String
  /// How likely an original was beforehand.
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

  /// Whether the same bytes get the same findings: all is equal but what they are worth.
  package func hasSameFindings(as other: ReportBasis) -> Bool {
    var copy = other
    copy.model = model
    copy.prior = prior
    return self == copy
  }
}
