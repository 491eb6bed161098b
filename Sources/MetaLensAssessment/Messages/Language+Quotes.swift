extension Language {
  /// Returns an untrusted text in the language's quotation marks.
  ///
  /// Quotation marks in the text become apostrophes, so that none of them ends it.
  package func quoting(_ text: String) -> String {
    let quotes = forms.quotes
    return quotes.opening + Self.withoutQuotationMarks(text) + quotes.closing
  }

  /// Returns the text with an apostrophe in place of each quotation mark.
  static func withoutQuotationMarks(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: quotationMarks.contains) else { return text }
    var out = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { out.append(quotationMarks.contains(scalar) ? "'" : scalar) }
    return String(out)
  }

  private static let quotationMarks = Set("\"“”„‟«»‹›「」『』〝〞〟＂".unicodeScalars)
}
