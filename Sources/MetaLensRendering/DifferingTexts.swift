/// Excerpts of two long texts that show where they differ.
enum DifferingTexts {
  /// If either text is longer than `most` and both share more than half that many first characters, the excerpts begin
  /// shortly before the first difference; otherwise both texts are returned unchanged.
  ///
  /// - Parameters:
  ///   - first: one text, or nil.
  ///   - second: the other.
  ///   - maximum: characters that there is room for.
  static func excerpts(of first: String?, _ second: String?, maximum: Int) -> (String?, String?) {
    guard let first, let second, max(first.unicodeScalars.count, second.unicodeScalars.count) > maximum else {
      return (first, second)
    }
    let common = zip(first.unicodeScalars, second.unicodeScalars).prefix { $0 == $1 }.count
    // So much of what is common stays before the difference.
    let kept = maximum / 4
    guard common > maximum / 2 else { return (first, second) }
    func behind(_ text: String) -> String {
      "… " + String(String.UnicodeScalarView(text.unicodeScalars.dropFirst(common - kept)))
    }
    return (behind(first), behind(second))
  }
}
