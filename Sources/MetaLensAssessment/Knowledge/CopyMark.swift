/// The marks that browsers and file managers give the name of a copy: behind it ` (1)`, `-1`, `~2`, ` - Copy`,
/// ` copy 2`, before it `Copy of `.
enum CopyMark {
  /// Returns the name without the copy mark before it, or without the last one behind it if there is none before it.
  ///
  /// - Parameter stem: a name without its extension.
  /// - Returns: nil if the name has no mark, or consists of the mark alone.
  static func removed(from stem: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    // A word is surer than a number, which may be the seconds of a time.
    let rest = withoutPrefix(stem) ?? withoutBrackets(stem) ?? withoutNumber(stem) ?? withoutWord(stem)
    return rest?.isEmpty == false ? rest : nil
  }

  /// Whether a name's mark has a word for a copy, such as ` - Copy` or ` copy 2`: people rarely end a name so for
  /// another reason, as they do with a number.
  static func hasWord(_ stem: ArraySlice<UInt8>) -> Bool {
    let rest =
      withoutWord(stem) ?? withoutNumberedWord(stem) ?? withoutNumberInBrackets(stem) ?? withoutPrefix(stem)
    return rest?.isEmpty == false
  }

  /// Removes ` (1)`, as browsers and Windows write it, `(1)`, as Firefox and Android do, or ` (copy 2)`, as GNOME does;
  /// nil if there is none.
  private static func withoutBrackets(_ stem: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    guard stem.last == UInt8(ascii: ")"), let rest = withoutDigits(stem.dropLast(), atMost: 3) else {
      return nil
    }
    guard rest.last == UInt8(ascii: "(") else { return withoutNumberInBrackets(stem) }
    let name = rest.dropLast()
    return name.last == UInt8(ascii: " ") ? name.dropLast() : name
  }

  /// Removes ` (copy 2)`; nil if there is none.
  private static func withoutNumberInBrackets(_ stem: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    guard stem.last == UInt8(ascii: ")"), let rest = withoutDigits(stem.dropLast(), atMost: 3),
      rest.last == UInt8(ascii: " ")
    else { return nil }
    // Without its number, the mark is one of the words.
    return withoutWord(rest.dropLast() + [UInt8(ascii: ")")])
  }

  /// Removes `-1` or `~2`, as galleries write them, or ` copy 2`, as macOS does; nil if there is none.
  private static func withoutNumber(_ stem: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    guard let rest = withoutDigits(stem, atMost: 2), let mark = rest.last else { return nil }
    if mark == UInt8(ascii: "-") || mark == UInt8(ascii: "~") { return rest.dropLast() }
    return withoutNumberedWord(stem)
  }

  /// Removes ` copy 2`; nil if there is none.
  private static func withoutNumberedWord(_ stem: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    guard let rest = withoutDigits(stem, atMost: 2), rest.last == UInt8(ascii: " ") else { return nil }
    return withoutWord(rest.dropLast())
  }

  private static func withoutDigits(_ text: ArraySlice<UInt8>, atMost maximum: Int) -> ArraySlice<UInt8>? {
    var rest = text
    while let byte = rest.last, byte.isASCIIDigit, text.count - rest.count <= maximum {
      rest = rest.dropLast()
    }
    return (1...maximum).contains(text.count - rest.count) ? rest : nil
  }

  /// Removes the word for a copy that Windows, macOS, GNOME or Google Drive puts behind a name, in any ASCII letter
  /// case; nil if there is none.
  private static func withoutWord(_ stem: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    for word in words where stem.count >= word.count {
      let end = stem.suffix(word.count)
      if zip(end, word).allSatisfy({ $0.asciiLowercased == $1 }) { return stem.dropLast(word.count) }
    }
    return nil
  }

  /// Removes `Copy of `, which Windows before Vista and Google Drive put before a name, or `Copy (2) of `; nil if there
  /// is none.
  private static func withoutPrefix(_ stem: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    for prefix in prefixes {
      guard let rest = without(prefix.word, before: stem) else { continue }
      if let name = without(prefix.joint, before: withoutLeadingNumber(rest)) { return name }
    }
    return nil
  }

  /// Removes a text in lower case from a name's beginning, in any ASCII letter case; nil if it doesn't begin so.
  private static func without(_ text: [UInt8], before name: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    guard name.count >= text.count, zip(name, text).allSatisfy({ $0.asciiLowercased == $1 }) else {
      return nil
    }
    return name.dropFirst(text.count)
  }

  /// Removes ` (2)` from a text's beginning if it is there.
  private static func withoutLeadingNumber(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard text.starts(with: " (".utf8) else { return text }
    let digits = text.dropFirst(2).prefix { $0.isASCIIDigit }
    let rest = text.dropFirst(2 + digits.count)
    guard (1...3).contains(digits.count), rest.first == UInt8(ascii: ")") else { return text }
    return rest.dropFirst()
  }

  // macOS writes names decomposed.
  private static let japanese = ["コピー", "\u{30B3}\u{30D2}\u{309A}\u{30FC}"]
  private static let korean = [
    "복사본", "\u{1107}\u{1169}\u{11A8}\u{1109}\u{1161}\u{1107}\u{1169}\u{11AB}",
  ]

  /// The words behind names in the languages of the program, in lower case, each before any shorter word that it ends
  /// with.
  private static let words: [[UInt8]] = {
    var words = [
      " - copy", " - kopie", " - copie", " - copia", " - 副本",
      " (another copy)", " (weitere kopie)", " (autre copie)", " (otra copia)",
      " (copy)", " (kopie)", " (copie)", " (copia)", " (副本)",
      " copy", " kopie", " copie", " copia", " 的副本", "的副本", " 副本", "副本", " 拷贝", "拷贝",
      "의 사본", "\u{110B}\u{1174} \u{1109}\u{1161}\u{1107}\u{1169}\u{11AB}",
    ]
    for word in japanese { words += [" - \(word)", " (\(word))", " の\(word)", "の\(word)"] }
    for word in korean { words += [" - \(word)", " (\(word))", " \(word)"] }
    return words.map { Array($0.utf8) }
  }()

  /// The words before names, and what joins them to a name, in lower case.
  private static let prefixes: [(word: [UInt8], joint: [UInt8])] = {
    var prefixes = [
      ("copy", " of "), ("kopie", " von "), ("copie", " de "), ("copia", " de "), ("复件", " "), ("副本", " "),
    ]
    for word in japanese {
      // Windows writes the first; programs that convert names make the second of it.
      prefixes += [(word, " \u{FF5E} "), (word, " \u{301C} ")]
    }
    for word in korean { prefixes.append((word, " ")) }
    return prefixes.map { (word: Array($0.0.utf8), joint: Array($0.1.utf8)) }
  }()
}
