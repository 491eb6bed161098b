/// How much of a photo is read; each depth reads all that the one before it does, and every report names its own.
///
/// Scores of one photo at two depths differ, since each is made of what was read. A struct and not an enum, so that a
/// report of a newer version, which may know deeper ones, still decodes: what isn't known here is read as `pixels`.
public struct AnalysisDepth: RawRepresentable, Hashable, Sendable, Codable, Comparable, CaseIterable {
  /// The stable name that reports carry.
  public let rawValue: String

  /// Makes a depth of its stable name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The headers up to the first scan, the metadata in them, and the file's end.
  public static let metadata = AnalysisDepth(rawValue: "metadata")
  /// Every byte: all segments, tables as written, and what follows the picture.
  public static let structure = AnalysisDepth(rawValue: "structure")
  /// The coded picture too, through its DCT coefficients: the thumbnail beside it, and traces of an earlier compression.
  public static let pixels = AnalysisDepth(rawValue: "pixels")

  /// The depths that this version reads, from the first to the deepest.
  public static let allCases = [metadata, structure, pixels]

  /// Whether the first reads less.
  public static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }

  private var rank: Int {
    switch rawValue {
    case "metadata": 0
    case "structure": 1
    case "pixels": 2
    default: 3
    }
  }
}
