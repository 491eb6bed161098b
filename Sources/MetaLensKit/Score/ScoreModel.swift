/// What findings are worth; only here is that known.
public struct ScoreModel: Sendable, Hashable {
  /// The version that reports carry.
  public var version: String
  /// The score with nothing to go on.
  var base: Double
  /// Points by flag id; a flag that isn't listed is worth nothing.
  var weights: [String: Double]
  /// What several flags have in common, by flag id: of those that speak the same way only the heaviest counts.
  var causes: [String: String]

  /// The first model: a plain sum, neither fitted nor measured (`weights.tsv`).
  public static let plainSum = ScoreModel(table: data)

  /// Parses a table of the form that `weights.tsv` describes; rows that don't parse are left out.
  init(table: String) {
    version = ""
    base = 0
    weights = [:]
    causes = [:]
    for line in Array(table.utf8).split(separator: UInt8(ascii: "\n")) where line.first != UInt8(ascii: "#") {
      let columns = line.split(separator: UInt8(ascii: "\t")).map { String(decoding: $0, as: UTF8.self) }
      guard columns.count >= 3 else { continue }
      switch columns[0] {
      case "version": version = columns[1]
      case "base": base = Double(columns[1]) ?? 0
      default:
        weights[columns[0]] = Double(columns[1])
        if columns.count > 3 { causes[columns[0]] = columns[3] }
      }
    }
  }
}
