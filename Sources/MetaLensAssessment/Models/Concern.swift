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
