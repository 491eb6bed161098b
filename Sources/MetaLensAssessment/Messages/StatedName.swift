/// A camera's name in a sentence: untrusted text, which could be read as part of the sentence.
package enum StatedName {
  /// The maximum number of characters in a name; the longest name of a known camera has 39.
  private static let maximumCharacters = 60
  /// The maximum number of letters and digits after a comma, as in `Ltd.` or a model's second name.
  private static let maximumBehindComma = 6

  /// Returns the name, shortened and in quotation marks if it could be read as more than a name.
  ///
  /// - Parameter isQuoted: whether the sentence already has quotation marks around the name.
  package static func told(_ name: String, isQuoted: Bool = false, in language: Language) -> String {
    isPlain(name) ? name : marked(name, isQuoted: isQuoted, in: language)
  }

  /// Returns the name, shortened and in quotation marks, whatever it is.
  static func marked(_ name: String, isQuoted: Bool = false, in language: Language) -> String {
    let cut = name.quoted(maximum: maximumCharacters)
    return isQuoted ? Language.withoutQuotationMarks(cut) : language.quoting(cut)
  }

  /// Whether a text is short and contains nothing that ends or divides a sentence.
  ///
  /// True for `SAMSUNG TECHWIN CO., LTD.`
  static func isPlain(_ name: String) -> Bool {
    guard name.unicodeScalars.prefix(maximumCharacters + 1).count <= maximumCharacters else { return false }
    var isBehindStop = false
    var isBehindBlank = true
    var hasComma = false
    for scalar in name.unicodeScalars {
      if parting.contains(scalar) || scalar.value < 0x20 || scalar.value == 0x7F { return false }
      let isBlank = scalar.isASCII ? scalar == " " : scalar.properties.isWhitespace
      // No camera's name contains blanks beyond ASCII, such as line and paragraph separators.
      if isBlank, isBehindStop || !scalar.isASCII { return false }
      switch scalar {
      case ".", "!", "?", "…": isBehindStop = true
      // A hyphen between blanks is a dash.
      case "-": isBehindStop = isBehindBlank
      case ",":
        isBehindStop = false
        hasComma = true
      default: isBehindStop = false
      }
      isBehindBlank = isBlank
    }
    guard hasComma else { return true }
    return name.split(separator: ",").dropFirst().allSatisfy { part in
      part.unicodeScalars.count { $0 != " " && $0 != "." } <= maximumBehindComma
    }
  }

  /// Characters that end or divide a sentence, whatever follows them, and quotation marks.
  private static let parting = Set(":;–—\"“”„‟«»‹›「」『』〝〞〟。．，、！？：；＂".unicodeScalars)
}
