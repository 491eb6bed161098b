/// Distinguishes a program's name from what cameras write about themselves.
///
/// Cameras write codes: digits, capitals and few lowercase letters (`D2v001e`, `081916 V6IR-Bld1.18`). Programs have
/// names.
enum UnknownName {
  /// Whether a text has a word that looks like a name and occurs in neither Make nor Model: three lowercase letters
  /// after a capital or four in a row, two letters of another script than Latin, or four capitals in a text without a
  /// digit.
  static func isOne(_ text: String, beside camera: String) -> Bool {
    // No camera's firmware needs a longer text.
    guard text.utf8.count <= maximumBytes else { return true }
    let seen = String(decoding: SoftwareCatalogue.visible(text), as: UTF8.self)
    guard !isBuild(seen) else { return false }
    let hasDigit = seen.utf8.contains { $0.isASCIIDigit }
    // Scalars, since a letter may have any number of marks.
    let letters = camera.unicodeScalars.prefix(maximumBytes).filter(\.properties.isAlphabetic)
    let own = String(String.UnicodeScalarView(letters)).lowercased()
    return words(of: seen).contains { word in
      let name = String(String.UnicodeScalarView(word)).lowercased()
      return isName(word, hasDigit: hasDigit) && !plain.contains(name) && !own.contains(name)
    }
  }

  private static let maximumBytes = 512

  /// Words that firmware's texts have too.
  private static let plain: Set<String> = [
    "android", "application", "build", "camera", "digital", "electronics", "ericsson", "exif", "firmware",
    "mobile", "phone", "release",
    "snapdragon", "software", "system", "user", "version", "windows",
  ]

  /// Whether a text is Android's description of a build, as in `lavender-user 9 PKQ1 release-keys`.
  private static func isBuild(_ text: String) -> Bool {
    ["release-keys", "test-keys", "dev-keys"].contains(where: text.hasSuffix)
      && ["-user ", "-userdebug ", ":user/"].contains { text.contains($0) }
  }

  private static func words(of text: String) -> [[Unicode.Scalar]] {
    text.unicodeScalars.split { !$0.properties.isAlphabetic }.map(Array.init)
  }

  private static func isName(_ word: [Unicode.Scalar], hasDigit: Bool) -> Bool {
    // Other scripts begin after the Latin letters and their extensions.
    if word.contains(where: { $0.value > 0x24F }) { return word.count >= 2 }
    // Phone makers' systems: OxygenOS, HarmonyOS.
    if word.count > 4, word.suffix(2) == ["O", "S"],
      word.dropLast(2).contains(where: \.properties.isLowercase)
    {
      return false
    }
    var small = 0
    var behindCapital = false
    for scalar in word {
      if scalar.properties.isLowercase {
        small += 1
        if small >= 4 || small == 3 && behindCapital { return true }
      } else {
        (small, behindCapital) = (0, true)
      }
    }
    return !hasDigit && word.count >= 4 && word.allSatisfy(\.properties.isUppercase)
  }
}
