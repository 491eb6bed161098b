import MetaLensBytes

extension ScoreModel {
  /// The maximum distance of a weight from 0: odds of e^20 to 1 are more than any count of photos can show.
  static let heaviest = 20.0

  /// The maximum size of a table in bytes; the table that ships has some 30,000.
  package static let maximumBytes = 1 << 20

  /// The separator between a version and the digest of the table that it was read from.
  private static let ownMark = "+md5:"

  /// Whether a version in a report belongs to a user's own weights.
  package static func isOwn(_ version: String) -> Bool { version.contains(ownMark) }

  /// Reads a table of the form of `Score/weights.tsv` (Docs/Method.md).
  ///
  /// - Parameter table: the text of the file.
  /// - Throws: `MetaLensError.Code.modelInvalid`, with the line and what is wrong with it.
  public init(table: String) throws(MetaLensError) {
    version = ""
    var flagWeights: [FlagID: FlagWeight] = [:]
    var ofFormats = FormatRows()
    for row in TabSeparatedRows(table) {
      let columns = Self.columns(row)
      if let reason = columns[0].hasPrefix("format") && columns[0] != "format"
        ? ofFormats.take(columns, flagWeights) : take(columns, &flagWeights)
      {
        throw MetaLensError(.modelInvalid, detail: "line \(row.line): \(reason)")
      }
    }
    guard !version.isEmpty else { throw MetaLensError(.modelInvalid, detail: "no row `version`") }
    guard !flagWeights.isEmpty else { throw MetaLensError(.modelInvalid, detail: "no row `flag`") }
    self.flagWeights = Self.sorted(flagWeights)
    formats = ofFormats.weights
    // A report under a user's own weights must not pass for a measured one, so its version carries the table's digest.
    version += Self.ownMark + (DigestStream.md5(of: Array(table.utf8)) ?? "")
  }

  /// Returns the columns of a row that are read; its notes aren't.
  private static func columns(_ row: TabSeparatedRows.Row) -> [String] {
    row.cells.prefix(9).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Adds a row; returns what is wrong with it, or nil.
  private mutating func take(_ columns: [String], _ flagWeights: inout [FlagID: FlagWeight]) -> String? {
    switch columns[0] {
    case "version":
      // A long version must not push the digest out of sight in a report.
      guard columns.count > 1, (1...64).contains(columns[1].utf8.count),
        columns[1].utf8.allSatisfy({ (0x21...0x7E).contains($0) })
      else { return "a version is 1 to 64 printable characters without blanks" }
      version = columns[1]
    case "format":
      guard columns.count > 2, let count = Int(columns[2]), count >= 0 else {
        return "a format has a name and a count"
      }
      originals[columns[1]] = count
    case "verdict":
      guard columns.count > 3, VerdictRule.byID[columns[1]] != nil,
        let right = Int(columns[2]), let total = Int(columns[3]), right >= 0, right <= total, total < 1 << 40
      else { return "a verdict has the name of a predicate and two counts, the first not above the second" }
      verdicts[columns[1]] = VerdictCount(right: right, total: total)
    case "base":
      guard let values = Self.values(columns.dropFirst()) else { return Self.wantsNumbers }
      base = values
    case "flag":
      guard columns.count > 5, !columns[1].isEmpty, let weights = Self.values(columns.dropFirst(3)) else {
        return Self.wantsNumbers
      }
      let flag = FlagID(columns[1])
      guard flagWeights[flag] == nil else { return "\(flag) stands there twice" }
      flagWeights[flag] = FlagWeight(
        flag: flag, weights: weights, cause: columns[2] == "-" ? nil : columns[2],
        isMeasured: columns.count < 9 || columns[8] != "meaning")
    default: return "a row is a version, format, verdict, base, flag, formatBase or formatFlag"
    }
    return nil
  }

  fileprivate static func sorted(_ flagWeights: [FlagID: FlagWeight]) -> FlagWeights {
    FlagWeights(sorted: flagWeights.values.sorted { $0.flag < $1.flag })
  }

  fileprivate static let wantsNumbers = "three numbers of -20 to 20 or `-`, one a depth"

  fileprivate static func values(_ columns: ArraySlice<String>) -> DepthValues? {
    let numbers = columns.prefix(3).map { $0 == "-" ? 0 : Double($0) ?? .nan }
    guard numbers.count == 3, numbers.allSatisfy({ abs($0) <= heaviest }) else { return nil }
    return DepthValues(metadata: numbers[0], structure: numbers[1], pixels: numbers[2])
  }
}

/// The rows of formats that were fitted separately.
private struct FormatRows {
  private var bases: [String: ScoreModel.DepthValues] = [:]
  private var flagWeights: [String: [FlagID: ScoreModel.FlagWeight]] = [:]

  /// Adds a row; returns what is wrong with it, or nil.
  ///
  /// A flag's cause comes from its row `flag`, which holds for all formats.
  mutating func take(_ columns: [String], _ known: [FlagID: ScoreModel.FlagWeight]) -> String? {
    switch columns[0] {
    case "formatBase":
      guard columns.count > 4, !columns[1].isEmpty, let values = ScoreModel.values(columns.dropFirst(2))
      else {
        return ScoreModel.wantsNumbers
      }
      bases[columns[1]] = values
    case "formatFlag":
      guard columns.count > 5, bases[columns[1]] != nil else {
        return "its format has no row `formatBase` before"
      }
      guard let weights = ScoreModel.values(columns.dropFirst(3)) else { return ScoreModel.wantsNumbers }
      let flag = FlagID(columns[2])
      guard let common = known[flag] else { return "\(flag) has no row `flag` before" }
      guard flagWeights[columns[1]]?[flag] == nil else { return "\(flag) stands there twice" }
      flagWeights[columns[1], default: [:]][flag] = ScoreModel.FlagWeight(
        flag: flag, weights: weights, cause: common.cause,
        isMeasured: columns.count < 9 || columns[8] != "meaning")
    default: return "a row is a version, format, verdict, base, flag, formatBase or formatFlag"
    }
    return nil
  }

  var weights: [String: ScoreModel.FormatWeights] {
    var weights: [String: ScoreModel.FormatWeights] = [:]
    for (format, base) in bases {
      weights[format] = ScoreModel.FormatWeights(
        base: base, flagWeights: ScoreModel.sorted(flagWeights[format] ?? [:]))
    }
    return weights
  }
}
