/// The part of a file that a flag is about; each calls for a different reaction.
public enum Concern: String, Sendable, Hashable, Codable, CaseIterable {
  /// The way the file is put together.
  case container
  /// What the file states about itself.
  case metadata
  /// The coding of the picture.
  case encoding
  /// What the picture shows.
  case content
  /// The file's origin.
  case source
}

/// The way in which a finding came about.
public enum EvidenceGrade: String, Sendable, Hashable, Codable, CaseIterable {
  /// Read directly from the file.
  case observed
  /// Calculated from what was read.
  case derived
  /// Concluded with knowledge from outside the file.
  case inferred
}
