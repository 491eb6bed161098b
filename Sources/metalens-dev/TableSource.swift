import MetaLensKit

/// A data file with rows of tab-separated cells.
struct TableSource: Sendable {
  /// The file's path from the package's root.
  var path: String
  var text: String

  var name: String { path.split(separator: "/").last.map(String.init) ?? path }

  /// Returns the rows; throws if a row doesn't have `count` cells.
  func rows(of count: Int) throws(ToolError) -> [[String]] {
    var rows: [[String]] = []
    for row in TabSeparatedRows(text) {
      let cells = row.texts
      guard cells.count == count else { throw wrong(row.line, "has \(cells.count) cells, not \(count)") }
      rows.append(cells)
    }
    return rows
  }

  func wrong(_ row: [String], _ reason: String) -> ToolError {
    ToolError(path: path, reason: "\(row.joined(separator: " | ")): \(reason)")
  }

  private func wrong(_ line: Int, _ reason: String) -> ToolError {
    ToolError(path: path, reason: "line \(line) \(reason)")
  }

  /// Returns a member with the whole text as a raw string literal.
  func literal() throws(ToolError) -> String {
    guard text.hasSuffix("\n") else { throw ToolError(path: path, reason: "the last line has no end") }
    guard !text.contains("\"\"\"#"), !text.contains("\\#") else {
      throw ToolError(path: path, reason: "holds \"\"\"# or \\#, which change a raw literal")
    }
    return "  /// The text of \(name).\n  static let data = #\"\"\"\n" + text + "\"\"\"#\n"
  }
}
