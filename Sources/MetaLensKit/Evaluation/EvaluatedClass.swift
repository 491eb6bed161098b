/// How the files of one label, or of one finer class, came out.
public struct EvaluatedClass: Sendable, Hashable {
  /// With fewer files than this there are counts and nothing else.
  public static let minimumFiles = 50
  /// With fewer groups than this there are counts and nothing else.
  public static let minimumGroups = 10

  /// The label or class.
  public let name: String
  /// How many files.
  public let fileCount: Int
  /// How many groups they come from.
  public let groupCount: Int
  /// How often an original has the higher probability than a file of this class; nil for originals, and where there
  /// are too few of one or the other.
  public let area: Double?
  /// How often an original has the higher score, after bounds; nil under the same conditions as `area`.
  public let areaOfScore: Double?
  /// Files that are green.
  public let green: CountedShare
  /// Files that are amber.
  public let amber: CountedShare
  /// Files that are red.
  public let red: CountedShare

  /// Whether there are enough files and groups to speak of shares.
  public var isEnough: Bool { Self.isEnough(files: fileCount, groups: groupCount) }

  static func isEnough(files: Int, groups: Int) -> Bool { files >= minimumFiles && groups >= minimumGroups }

  /// The files of a badge.
  public subscript(badge: Badge) -> CountedShare {
    switch badge {
    case .green: green
    case .amber: amber
    case .red: red
    }
  }
}
