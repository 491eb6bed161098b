/// What findings are worth; only here is that known.
public struct ScoreModel: Sendable, Hashable {
  /// The version that reports carry.
  public var version: String
  /// The score with nothing to go on.
  var base: Double
  /// What a flag is worth, and what it has in common with others: of those that speak the same way only the
  /// heaviest counts.
  struct Worth: Sendable, Hashable {
    var points: Double
    var cause: String?
  }

  /// By flag id; a flag that isn't listed is worth nothing.
  var worths: [String: Worth]

  /// Points by flag id.
  var weights: [String: Double] { worths.mapValues(\.points) }

  /// The first model: a plain sum, neither fitted nor measured (`weights.tsv`).
  public static let plainSum = ScoreModel(table: data)

  /// Parses a table of the form that `weights.tsv` describes; rows that don't parse are left out.
  init(table: String) {
    version = ""
    base = 0
    worths = [:]
    for line in Array(table.utf8).split(separator: UInt8(ascii: "\n")) where line.first != UInt8(ascii: "#") {
      let columns = line.split(separator: UInt8(ascii: "\t")).map { String(decoding: $0, as: UTF8.self) }
      guard columns.count >= 3 else { continue }
      switch columns[0] {
      case "version": version = columns[1]
      case "base": base = Double(columns[1]) ?? 0
      default:
        worths[columns[0]] = Double(columns[1]).map {
          Worth(points: $0, cause: columns.count > 3 ? columns[3] : nil)
        }
      }
    }
  }
}
