/// What a flag speaks about; people act differently on each.
public enum Concern: String, Sendable, Hashable, Codable, CaseIterable {
  /// How the file is put together.
  case container
  /// What the file says of itself.
  case metadata
  /// How the picture is coded.
  case encoding
  /// What the picture shows.
  case content
  /// Where the file comes from.
  case source
}

/// How a finding came about.
public enum EvidenceGrade: String, Sendable, Hashable, Codable, CaseIterable {
  /// Read in the file as it stands.
  case observed
  /// Calculated from what was read.
  case derived
  /// Concluded with the help of knowledge from outside the file.
  case inferred
}
