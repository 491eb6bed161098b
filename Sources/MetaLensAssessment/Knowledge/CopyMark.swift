/// The marks that browsers and file managers append to the name of a copy: ` (1)`, `-1`, `~2`, ` - Copy`, ` copy 2`.
enum CopyMark {
  /// Returns the name without its last copy mark.
  ///
  /// - Parameter stem: a name without its extension.
  /// - Returns: nil if the name doesn't end with a mark, or consists of the mark alone.
  static func removed(from stem: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    let rest = withoutBrackets(stem) ?? withoutNumber(stem) ?? withoutWord(stem)
    return rest?.isEmpty == false ? rest : nil
  }

  /// Removes ` (1)`, as browsers and Windows write it, or `(1)`, as Firefox and Android do; nil if there is none.
  private static func withoutBrackets(_ stem: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    guard stem.last == UInt8(ascii: ")"), let rest = withoutDigits(stem.dropLast(), atMost: 3),
      rest.last == UInt8(ascii: "(")
    else { return nil }
    let name = rest.dropLast()
    return name.last == UInt8(ascii: " ") ? name.dropLast() : name
  }

  /// Removes `-1` or `~2`, as galleries write them, or ` copy 2`, as macOS does; nil if there is none.
  private static func withoutNumber(_ stem: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    guard let rest = withoutDigits(stem, atMost: 2), let mark = rest.last else { return nil }
    let name = rest.dropLast()
    if mark == UInt8(ascii: "-") || mark == UInt8(ascii: "~") { return name }
    return mark == UInt8(ascii: " ") ? withoutWord(name) : nil
  }

  private static func withoutDigits(_ text: ArraySlice<UInt8>, atMost maximum: Int) -> ArraySlice<UInt8>? {
    var rest = text
    while let byte = rest.last, byte.isASCIIDigit, text.count - rest.count <= maximum {
      rest = rest.dropLast()
    }
    return (1...maximum).contains(text.count - rest.count) ? rest : nil
  }

  /// Removes the word for a copy that Windows, macOS or GNOME adds, in any ASCII letter case; nil if there is none.
  private static func withoutWord(_ stem: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    for word in words where stem.count >= word.count {
      let end = stem.suffix(word.count)
      if zip(end, word).allSatisfy({ $0.asciiLowercased == $1 }) { return stem.dropLast(word.count) }
    }
    return nil
  }

  /// The words in the languages of the program, in lower case, each before any shorter word that it ends with.
  private static let words: [[UInt8]] = [
    " - copy", " - kopie", " - copie", " - copia", " - コピー", " - 복사본", " - 副本",
    " (another copy)", " (copy)", " (kopie)", " (copie)", " (copia)", " (コピー)", " (복사본)", " (副本)",
    " copy", " kopie", " copie", " copia", "のコピー", " 복사본", " 副本", "副本", " 拷贝", "拷贝",
    // macOS writes names decomposed.
    "の\u{30B3}\u{30D2}\u{309A}\u{30FC}",
    " \u{1107}\u{1169}\u{11A8}\u{1109}\u{1161}\u{1107}\u{1169}\u{11AB}",
  ].map { Array($0.utf8) }
}
