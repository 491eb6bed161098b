import MetaLensBytes

extension String {
  /// Returns what a flag quotes of a text from a file: one line, without control characters and without blanks at its
  /// ends, cut with an ellipsis after a maximum number of characters; empty if the text is blank.
  func quoted(maximum: Int = 120) -> String {
    if utf8.count <= maximum, isOneLine { return self }
    var line = ""
    var count = 0
    var isBehindBlank = false
    for character in Substring(unicodeScalars.drop(while: \.isUnquoted)) {
      if character.unicodeScalars.allSatisfy(\.isUnquoted) {
        isBehindBlank = true
        continue
      }
      guard count + (isBehindBlank ? 1 : 0) < maximum else { return line + "…" }
      if isBehindBlank {
        line.append(" ")
        count += 1
      }
      isBehindBlank = false
      // One character may have thousands of combining marks.
      let scalars = character.unicodeScalars.prefix(maximum)
      line.unicodeScalars.append(contentsOf: scalars)
      guard scalars.count == character.unicodeScalars.count else { return line + "…" }
      count += 1
    }
    return line
  }

  /// The quoted text; nil if it is blank.
  var quotedText: String? {
    let text = quoted()
    return text.isEmpty ? nil : text
  }

  /// Whether the text is visible ASCII with single spaces between words, as most texts are.
  private var isOneLine: Bool {
    var isBehindBlank = true
    for byte in utf8 {
      let isBlank = byte == 0x20
      guard isBlank ? !isBehindBlank : (0x21...0x7E).contains(byte) else { return false }
      isBehindBlank = isBlank
    }
    return !isBehindBlank
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is blank or a control character, of which a quotation has none: DEL and those of Latin-1 too.
  fileprivate var isUnquoted: Bool { isBlank || (0x7F...0x9F).contains(value) }
}
