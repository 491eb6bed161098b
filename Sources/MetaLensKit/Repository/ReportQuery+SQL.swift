import MetaLensDecoding
import MetaLensPlatform

extension ReportQuery {
  /// The conditions as SQL, with the values of its placeholders in order; the text contains no value.
  var sql: (condition: String, values: [SQLiteValue]) {
    var conditions: [String] = []
    var values: [SQLiteValue] = []
    func add(_ condition: String, _ value: SQLiteValue...) {
      conditions.append(condition)
      values += value
    }
    func add(_ column: String, among words: [String]) {
      guard !words.isEmpty else { return }
      conditions.append("\(column) IN (" + words.map { _ in "?" }.joined(separator: ", ") + ")")
      values += words.sorted().map { .text($0) }
    }
    if let minimumScore { add("score >= ?", SQLiteValue(minimumScore)) }
    if let maximumScore { add("score <= ?", SQLiteValue(maximumScore)) }
    add("badge", among: badges.map(\.rawValue))
    add("verdict", among: verdicts.map(\.rawValue))
    if let camera { add("instr(lower(camera), lower(?)) > 0", .text(camera)) }
    if let software { add("instr(lower(software), lower(?)) > 0", .text(software)) }
    if let takenFrom { add("taken >= ?", SQLiteValue(takenFrom)) }
    if let takenBefore { add("taken < ?", SQLiteValue(takenBefore)) }
    if let analyzedFrom { add("analyzed >= ?", SQLiteValue(analyzedFrom)) }
    if let analyzedBefore { add("analyzed < ?", SQLiteValue(analyzedBefore)) }
    if let box {
      add("latitude BETWEEN ? AND ?", .real(box.south), .real(box.north))
      if box.west <= box.east {
        add("longitude BETWEEN ? AND ?", .real(box.west), .real(box.east))
      } else {
        add("(longitude >= ? OR longitude <= ?)", .real(box.west), .real(box.east))
      }
    }
    switch lack {
    case .date: conditions.append("taken IS NULL")
    case .position: conditions.append("latitude IS NULL")
    case .path: conditions.append("(redacted = 1 OR substr(path, 1, 1) <> x'2F')")
    case nil: break
    }
    if !paths.isEmpty || !names.isEmpty {
      var alternatives: [String] = []
      func addPlaces(_ places: [SystemPath], where condition: String = "") {
        guard !places.isEmpty else { return }
        alternatives.append(condition + Self.isPlaceOrBelow(places.count))
        for path in places {
          let below = path.appending([]).bytes
          values += [.blob(path.bytes), .blob(below), .blob(below.dropLast() + [UInt8(ascii: "/") + 1])]
        }
      }
      addPlaces(paths)
      // A name begins with no slash, so that the many rows that state a path aren't compared with it.
      let sent = names.filter { !$0.isOfRedacted }.map(\.path)
      addPlaces(sent, where: "substr(path, 1, 1) <> x'2F' AND ")
      let last = names.filter(\.isOfRedacted).map(\.path)
      if !last.isEmpty {
        alternatives.append(
          "(redacted = 1 AND path IN (" + last.map { _ in "?" }.joined(separator: ", ") + "))")
        values += last.map { .blob($0.bytes) }
      }
      conditions.append("(" + alternatives.joined(separator: " OR ") + ")")
    }
    return (conditions.isEmpty ? "TRUE" : conditions.joined(separator: " AND "), values)
  }

  /// Returns the condition that a report's path is one of `count` places or below it, with three values for each: the
  /// place, the place with a slash, and the place with the byte after a slash; every path in a directory sorts between
  /// the last two.
  ///
  /// The places are rows: SQLite prepares a chain of as many ORs in a time that grows with the square of their number.
  private static func isPlaceOrBelow(_ count: Int) -> String {
    "EXISTS (SELECT 1 FROM (VALUES " + [String](repeating: "(?, ?, ?)", count: count).joined(separator: ", ")
      + ") WHERE path >= column1 AND path < column3 AND (path = column1 OR path > column2))"
  }
}
