/// Writes values as Swift source.
enum SwiftLiteral {
  /// Returns a string literal; invisible characters are written as numbers.
  static func text(_ text: String) -> String {
    "\"\(contents(text))\""
  }

  /// Returns a table of texts as `TextTable` reads it, one line of the literal for each row.
  static func table(_ rows: [[String]]) -> String { multilineText(rows.map(row)) }

  /// Returns a table of texts as a member, with several rows on a line as far as the line's maximum length allows.
  static func tableMember(_ name: String, _ summary: String, _ rows: [[String]]) -> String {
    var lines: [String] = []
    for row in rows.map(row) {
      if let last = lines.last, last.utf8.count + row.utf8.count + 2 <= 108 {
        lines[lines.count - 1] += "\\n" + row
      } else {
        lines.append(row)
      }
    }
    return "  /// \(summary)\n  static let \(name) = TextTable(\n    \(multilineText(lines)))\n"
  }

  private static func row(_ cells: [String]) -> String { cells.map(contents).joined(separator: "\\t") }

  private static func multilineText(_ lines: [String]) -> String {
    "\"\"\"\n" + lines.map { "    \($0)\n" }.joined() + "    \"\"\""
  }

  /// Returns what comes between a literal's quotation marks.
  private static func contents(_ text: String) -> String {
    var literal = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": literal += "\\\(scalar)"
      case " ": literal += " "
      case _
      where scalar.properties.isWhitespace || scalar.properties.isDefaultIgnorableCodePoint
        || scalar.value < 0x20:
        literal += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: literal.unicodeScalars.append(scalar)
      }
    }
    return literal
  }

  /// Returns a list's items, several on a line as far as its maximum length allows, since nobody reads a generated
  /// list.
  static func lines(_ items: [String], indented indent: String = "    ") -> String {
    var lines: [String] = []
    for item in items {
      if let last = lines.last, last.utf8.count + item.utf8.count + 2 <= 112 {
        lines[lines.count - 1] += " \(item),"
      } else {
        lines.append("\(indent)\(item),")
      }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// Returns a member that is a constant array of the items.
  static func member(_ name: String, _ type: String, _ summary: String, _ items: [String]) -> String {
    "  /// \(summary)\n  static let \(name): [\(type)] = [\n\(lines(items))  ]\n"
  }
}
