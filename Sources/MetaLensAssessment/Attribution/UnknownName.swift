/// Tells a program's name from what cameras write of themselves.
///
/// Cameras write codes: digits, capitals and few small letters (`D2v001e`, `081916 V6IR-Bld1.18`). Programs have names.
enum UnknownName {
  /// Whether a text has a word as names have: four letters with a small one among them, or two of a script that has
  /// no capitals, and neither Make nor Model has it.
  static func isOne(_ text: String, beside camera: String) -> Bool {
    // Android describes a build so, and a phone may give that as its software.
    guard !text.hasSuffix("-keys"), !text.contains("-user ") else { return false }
    let own = words(of: camera).map { $0.lowercased() }
    return words(of: text).contains { word in
      let isName =
        word.contains { !$0.isUppercase && !$0.isLowercase }
        ? word.count >= 2 : word.count >= 4 && word.contains(where: \.isLowercase)
      return isName && !own.contains(word.lowercased())
    }
  }

  private static func words(of text: String) -> [Substring] {
    text.prefix(mostRead).split { !$0.isLetter }
  }

  /// No name needs more letters.
  private static let mostRead = 256
}
