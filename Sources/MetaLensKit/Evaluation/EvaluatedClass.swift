/// The results of all files with one label, or of one finer class.
public struct EvaluatedClass: Sendable, Hashable {
  /// The minimum number of files: a class with fewer has only counts, no shares or areas.
  public static let minimumFiles = 50
  /// The minimum number of groups: a class with fewer has only counts, no shares or areas.
  public static let minimumGroups = 10

  /// The label or class.
  public let name: String
  /// The number of files.
  public let fileCount: Int
  /// The number of groups that the files come from.
  public let groupCount: Int
  /// How often an original has a higher probability than a file of this class (AUC); nil for the originals themselves,
  /// and if there are too few originals or too few files of this class.
  public let area: Double?
  /// How often an original has a higher score, after bounds, than a file of this class; nil in the same cases as
  /// `area`.
  public let areaOfScore: Double?
  /// The files that are green.
  public let green: CountedShare
  /// The files that are amber.
  public let amber: CountedShare
  /// The files that are red.
  public let red: CountedShare

  /// Whether there are enough files and groups to state shares.
  public var isEnough: Bool { Self.isEnough(files: fileCount, groups: groupCount) }

  static func isEnough(files: Int, groups: Int) -> Bool { files >= minimumFiles && groups >= minimumGroups }

  /// Returns the files that have a badge.
  public subscript(badge: Badge) -> CountedShare {
    switch badge {
    case .green: green
    case .amber: amber
    case .red: red
    }
  }
}
