/// The way in which a finding came about.
public enum EvidenceGrade: String, Sendable, Hashable, Codable, CaseIterable {
  /// Read directly from the file.
  case observed
  /// Calculated from what was read.
  case derived
  /// Concluded with knowledge from outside the file.
  case inferred
}
