package import MetaLensFacts

/// How much of a file was read; every report names its own.
///
/// Scores of one photo at two depths differ, since each is made of what was read.
public struct AnalysisDepth: RawRepresentable, Hashable, Sendable, Codable {
  /// The stable name that reports carry.
  public let rawValue: String

  /// Makes a depth of its stable name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The headers up to the first scan and the metadata in them.
  public static let metadata = AnalysisDepth(rawValue: "metadata")
  /// Every byte: all segments, tables as written, and what follows the picture.
  public static let structure = AnalysisDepth(rawValue: "structure")
  /// The coded picture too: the thumbnail beside it, and traces of an earlier compression.
  public static let pixels = AnalysisDepth(rawValue: "pixels")

  /// The depth that was read.
  package init(_ depth: ReadDepth) {
    switch depth {
    case .metadata: self = .metadata
    case .structure: self = .structure
    case .pixels: self = .pixels
    }
  }
}
