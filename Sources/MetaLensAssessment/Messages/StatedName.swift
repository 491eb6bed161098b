/// A camera's name in a sentence: a stranger's text, which could read as a sentence of ours.
package enum StatedName {
  /// Characters of a name at most; the longest of a known camera has 39.
  private static let maximumCharacters = 60
  /// Letters and figures behind a comma at most, as `Ltd.` and a second name of a model have.
  private static let maximumBehindComma = 6

  /// The name as it is, or cut and between quotation marks where it could be read as more than a name.
  ///
  /// - Parameter isQuoted: whether the sentence has quotation marks around it.
  package static func told(_ name: String, isQuoted: Bool = false, in language: Language) -> String {
    isPlain(name) ? name : marked(name, isQuoted: isQuoted, in: language)
  }

  /// The name cut and between quotation marks, whatever it is.
  static func marked(_ name: String, isQuoted: Bool = false, in language: Language) -> String {
    let cut = name.quoted(maximum: maximumCharacters)
    return isQuoted ? Language.withoutQuotationMarks(cut) : language.quoting(cut)
  }

  /// Whether a text is short, and holds nothing that ends or parts a sentence: `SAMSUNG TECHWIN CO., LTD.` doesn't.
  static func isPlain(_ name: String) -> Bool {
    guard name.unicodeScalars.prefix(maximumCharacters + 1).count <= maximumCharacters else { return false }
    var isBehindStop = false
    var isBehindBlank = true
    var hasComma = false
    for scalar in name.unicodeScalars {
      if parting.contains(scalar) || scalar.value < 0x20 || scalar.value == 0x7F { return false }
      let isBlank = scalar.isASCII ? scalar == " " : scalar.properties.isWhitespace
      // Blanks beyond ASCII, ends of lines and paragraphs among them, are in no name of a camera.
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

  /// Signs that end or part a sentence, whatever stands behind them, and quotation marks.
  private static let parting = Set(":;–—\"“”„‟«»‹›「」『』〝〞〟。．，、！？：；＂".unicodeScalars)
}
