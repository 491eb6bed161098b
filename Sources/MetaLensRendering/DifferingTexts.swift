/// Excerpts of two long texts that show where they differ.
enum DifferingTexts {
  /// Returns excerpts that begin shortly before the first difference, or both texts unchanged.
  ///
  /// The excerpts are used if either text is longer than `maximum` and more than half that many first characters are
  /// the same.
  ///
  /// - Parameters:
  ///   - first: one text, or nil.
  ///   - second: the other text, or nil.
  ///   - maximum: the number of characters for which there is room.
  static func excerpts(of first: String?, _ second: String?, maximum: Int) -> (String?, String?) {
    guard let first, let second, max(first.unicodeScalars.count, second.unicodeScalars.count) > maximum else {
      return (first, second)
    }
    let common = zip(first.unicodeScalars, second.unicodeScalars).prefix { $0 == $1 }.count
    // This many of the common characters are kept before the difference.
    let kept = maximum / 4
    guard common > maximum / 2 else { return (first, second) }
    func behind(_ text: String) -> String {
      "… " + String(String.UnicodeScalarView(text.unicodeScalars.dropFirst(common - kept)))
    }
    return (behind(first), behind(second))
  }
}
