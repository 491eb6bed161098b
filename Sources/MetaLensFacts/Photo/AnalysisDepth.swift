/// How much of a photo is read.
///
/// Each depth reads everything that the one before it does, and every report names its depth.
///
/// Scores of one photo at two depths differ, since each is based on what was read. It is a struct and not an enum, so
/// that a report of a newer version, which may have deeper depths, still decodes: a photo is read at `pixels` for a
/// depth that isn't known here.
public struct AnalysisDepth: RawRepresentable, Hashable, Sendable, Codable, Comparable, CaseIterable {
  /// The stable name, as in the JSON of reports.
  public let rawValue: String

  /// Makes a depth from its stable name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The headers up to the first scan, the metadata in them, and the file's end.
  public static let metadata = AnalysisDepth(rawValue: "metadata")
  /// Every byte: all segments, tables as written, and what follows the picture.
  public static let structure = AnalysisDepth(rawValue: "structure")
  /// The coded picture too, through its DCT coefficients: the thumbnail beside it, and traces of an earlier
  /// compression.
  public static let pixels = AnalysisDepth(rawValue: "pixels")

  /// The depths of this version, the deepest last.
  public static let allCases = [metadata, structure, pixels]

  /// Whether the left depth reads less than the right one; depths that this version doesn't know are the deepest, by
  /// name.
  public static func < (left: Self, right: Self) -> Bool {
    (left.rank, left.rawValue) < (right.rank, right.rawValue)
  }

  private var rank: Int {
    switch rawValue {
    case "metadata": 0
    case "structure": 1
    case "pixels": 2
    default: 3
    }
  }
}
