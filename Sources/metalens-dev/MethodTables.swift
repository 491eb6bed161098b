import MetaLensKit

/// The tables of `Docs/Method.md` that the code determines: bounds and verdicts, in the order in which they are tried.
enum MethodTables {
  static let page = "Docs/Method.md"

  /// Returns the page with its tables updated from the code; text outside the markers is kept.
  static func markdown(in tree: SourceTree) throws(ToolError) -> String {
    var text = try tree.text(of: page)
    text = try replacing("bounds", in: text, with: bounds)
    return try replacing("verdicts", in: text, with: verdicts)
  }

  private static var bounds: String {
    rows(
      of: ["`by`", "Leaves", "Where"],
      ScoreBound.all.map { ["`\($0.id)`", "\($0.range.lowerBound) to \($0.range.upperBound)", $0.summary] })
  }

  private static var verdicts: String {
    rows(
      of: ["`by`", "Verdict", "Where"], VerdictRule.all.map { ["`\($0.id)`", $0.kind.rawValue, $0.summary] })
  }

  private static func rows(of header: [String], _ rows: [[String]]) -> String {
    let all = [header, header.map { _ in "---" }] + rows
    return all.map { "| " + $0.joined(separator: " | ") + " |\n" }.joined()
  }

  /// Returns the text with the part between a name's two markers replaced by `table`.
  private static func replacing(
    _ name: String, in text: String, with table: String
  ) throws(ToolError) -> String {
    let begin = "<!-- \(name): written by `metalens-dev docs` -->\n"
    let end = "<!-- end of \(name) -->\n"
    guard let first = text.firstRange(of: begin), let last = text.firstRange(of: end),
      first.upperBound <= last.lowerBound
    else { throw ToolError(path: page, reason: "lacks the markers of \(name)") }
    return String(text[..<first.upperBound]) + table + text[last.lowerBound...]
  }
}
