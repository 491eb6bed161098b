/// Values as Swift source writes them.
enum SwiftLiteral {
  /// A text; characters that nobody sees are written as numbers.
  static func text(_ text: String) -> String {
    var literal = "\""
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
    return literal + "\""
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
