/// Makes text from files safe to show on terminals and to people.
///
/// A tag or a file name can contain escape sequences that rewrite the screen, and control characters that reverse the
/// text's direction.
package enum SafeText {
  /// Returns the text with control characters escaped, such as `\u{1b}`.
  ///
  /// - Parameters:
  ///   - keepsLayout: whether tab, line feed and carriage return are kept, for formats that can quote them.
  package static func escaping(_ text: String, keepsLayout: Bool = false) -> String {
    guard !isSafe(text) else { return text }
    var out = ""
    out.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      let isLayout = scalar == "\t" || scalar == "\n" || scalar == "\r"
      if isUnsafe(scalar.value), !(keepsLayout && isLayout) {
        out += "\\u{" + String(scalar.value, radix: 16) + "}"
      } else {
        out.unicodeScalars.append(scalar)
      }
    }
    return out
  }

  /// Whether the text has no character that is escaped.
  ///
  /// - Parameters:
  ///   - keepsTags: whether tags, U+E0000 to U+E007F, are taken too; JSON doesn't escape them.
  package static func isSafe(_ text: String, keepsTags: Bool = false) -> Bool {
    guard text.utf8.contains(where: { $0 < 0x20 || $0 >= 0x7F }) else { return true }
    return !text.unicodeScalars.contains { scalar in
      isUnsafe(scalar.value) && !(keepsTags && (0xE0000...0xE007F).contains(scalar.value))
    }
  }

  /// Returns the text with no more marks on a letter than scripts use, since more would paint over the text around it.
  package static func thinned(_ text: String) -> String {
    // Marks begin at U+0300, whose first byte is 0xCC.
    guard text.utf8.contains(where: { $0 >= 0xCC }) else { return text }
    var out = String.UnicodeScalarView()
    var marks = 0
    for scalar in text.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .nonspacingMark, .enclosingMark: marks += 1
      // A joiner doesn't separate marks from their letter.
      case .format: break
      default: marks = 0
      }
      if marks <= maximumMarks { out.append(scalar) }
    }
    return String(out)
  }

  private static let maximumMarks = 4

  /// Returns the text made safe and cut to a width in columns.
  package static func shown(_ text: String, columns: Int = 200) -> String {
    // Only as much of a long text is examined as can be shown, including marks on letters.
    let head = text.unicodeScalars.prefix(8 * max(1, columns))
    if head.endIndex == text.endIndex { return DisplayWidth.truncating(escaping(text), to: columns) }
    return DisplayWidth.truncating(escaping(String(head)) + "…", to: columns)
  }

  /// Returns the reason for a failure, made safe; longer than a line, since it may contain a path.
  package static func reason(_ text: String) -> String { shown(text, columns: 400) }

  private static func isUnsafe(_ value: UInt32) -> Bool {
    switch value {
    // C0, DEL and C1.
    case 0..<0x20, 0x7F..<0xA0: true
    // Marks, embeddings, overrides and isolates of the bidirectional algorithm.
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    // Separators at which some terminals break lines.
    case 0x2028, 0x2029: true
    // Invisible characters; the joiners U+200C and U+200D are kept, since scripts and emoji need them.
    case 0x200B, 0x2060...0x2064, 0x206A...0x206F, 0xFEFF, 0xFFF9...0xFFFB, 0xE0000...0xE007F: true
    default: false
    }
  }
}
