package import MetaLensAssessment

/// Results as CSV as in RFC 4180, safe to open in a spreadsheet.
package enum CSVReport {
  /// The byte order mark, by which Excel recognizes UTF-8.
  package static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// The columns; later versions may add columns after these, never between them.
  static let columns = [
    "path", "score", "badge", "make", "model", "software", "creationDate", "latitude", "longitude", "flags",
    "error", "depth", "verdict", "confidence", "calibrated",
    "probability", "prior", "scoreModel", "sha256", "bytes", "width", "height", "modified", "reason",
    "credentials", "cameraSerialNumber", "lens", "gpsTime", "creationDateKind",
  ]

  /// The first line, with the columns' names.
  package static var header: String { columns.joined(separator: ",") + "\r\n" }

  /// Returns a file's line; control characters in cells, including tabs and line breaks, are escaped.
  package static func row(of file: AnalyzedFile, in language: Language) -> String {
    let summary = file.report?.summary
    let error = file.error.map { $0.code.rawValue + ": " + $0.commandMessage(in: language) }
    let reason = file.report.flatMap { report in
      report.mainReason.map { $0.reason(in: language) }
    }
    let cells: [String] = [
      text(file.label.path),
      file.report.map { String($0.score) } ?? "",
      file.report?.badge.rawValue ?? "",
      text(summary?.make),
      text(summary?.model),
      text(summary?.software),
      summary?.creationDate?.iso8601 ?? "",
      // These numbers aren't text from the file, so a leading minus sign isn't a formula.
      summary?.location.map { $0.latitude.description } ?? "",
      summary?.location.map { $0.longitude.description } ?? "",
      text(file.report.map { Self.ids($0.flags) }),
      text(error),
      file.report?.depth.rawValue ?? "",
      file.report?.verdict.kind.rawValue ?? "",
      file.report?.verdict.confidence.map { FixedDecimal.text($0, decimals: 3, trimming: true) } ?? "",
      file.report.map { $0.isCalibrated ? "true" : "false" } ?? "",
      file.report?.probability.description ?? "",
      file.report?.prior.description ?? "",
      text(file.report?.model),
      text(summary?.sha256),
      summary.map { String($0.fileSize) } ?? "",
      summary?.dimensions.map { String($0.width) } ?? "",
      summary?.dimensions.map { String($0.height) } ?? "",
      summary?.modifyDate?.iso8601 ?? "",
      text(reason),
      text(file.report?.credentials.map { $0.validation?.state ?? "notChecked" }),
      text(summary?.cameraSerialNumber),
      text(summary?.lens),
      summary?.gpsTime?.iso8601 ?? "",
      dateKind(of: summary),
    ]
    return cells.joined(separator: ",") + "\r\n"
  }

  /// Returns what the creation date is the date of; empty without a date, as in JSON.
  private static func dateKind(of summary: PhotoSummary?) -> String {
    guard let summary, summary.creationDate != nil else { return "" }
    return summary.creationDateKind.rawValue
  }

  /// Returns each id once, in the order of the flags.
  static func ids(_ flags: some Sequence<OriginalityFlag>) -> String {
    var seen: Set<String> = []
    return flags.map(\.id.name).filter { seen.insert($0).inserted }.joined(separator: " ")
  }

  /// Returns the text with an apostrophe after each semicolon that precedes a formula's sign.
  ///
  /// Where a semicolon separates cells, as in most of Europe, a cell begins there.
  private static func withoutHiddenFormulas(_ cell: String) -> String {
    var out = String.UnicodeScalarView()
    var isBehindSemicolon = false
    for scalar in cell.unicodeScalars {
      if isBehindSemicolon, "=+-@＝＋－＠".unicodeScalars.contains(scalar) { out.append("'") }
      if scalar != " " && scalar != "\"" { isBehindSemicolon = scalar == ";" }
      out.append(scalar)
    }
    return String(out)
  }

  /// Returns a cell with text from a file: with an apostrophe before anything that a spreadsheet would take for a
  /// formula, and quoted if it contains commas or quotes.
  static func text(_ value: String?) -> String {
    guard let value else { return "" }
    // Control characters aren't data, and a line break in a tag would look like a row of its own on a terminal.
    var cell = SafeText.escaping(value)
    guard let first = cell.utf8.first else { return "" }
    // East Asian spreadsheets recognize full-width signs too.
    let isWide = value.unicodeScalars.first.map { "＝＋－＠".unicodeScalars.contains($0) } ?? false
    if isWide || "=+-@".utf8.contains(first) { cell = "'" + cell }
    if cell.utf8.contains(UInt8(ascii: ";")) { cell = withoutHiddenFormulas(cell) }
    guard cell.utf8.contains(where: { ",\"".utf8.contains($0) }) else { return cell }
    var quoted = "\""
    for scalar in cell.unicodeScalars {
      if scalar == "\"" { quoted += "\"" }
      quoted.unicodeScalars.append(scalar)
    }
    return quoted + "\""
  }
}
