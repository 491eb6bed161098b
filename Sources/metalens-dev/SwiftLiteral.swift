/// Values as Swift source writes them.
enum SwiftLiteral {
  /// A text; characters that nobody sees are written as numbers.
  static func text(_ text: String) -> String {
    "\"\(contents(text))\""
  }

  /// A table of texts, as `TextTable` reads it: a line of the literal a row.
  static func table(_ rows: [[String]]) -> String { multilineText(rows.map(row)) }

  /// A table of texts as a member, several rows a line, no longer than a line of source may be.
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

  /// What stands between a text's quotation marks.
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

  /// What is listed, several a line, no longer than a line of source may be: nobody reads a generated list.
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

  /// A constant array of the list, as a member.
  static func member(_ name: String, _ type: String, _ summary: String, _ items: [String]) -> String {
    "  /// \(summary)\n  static let \(name): [\(type)] = [\n\(lines(items))  ]\n"
  }
}
