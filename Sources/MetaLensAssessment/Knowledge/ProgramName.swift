/// Finds the known parts of a text that names a program: a name in the catalogue, and the version after it.
package enum ProgramName {
  /// Returns the known name as the text writes it, with the version after it; nil if the catalogue finds no name.
  ///
  /// The result doesn't contain anything else in the text, such as an owner's name or a serial number.
  package static func known(in text: String) -> String? {
    guard let family = SoftwareCatalogue.match(text, model: nil)?.family, !family.isEmpty else {
      return nil
    }
    let bytes = Array(text.utf8)
    let lowercased = bytes.map(\.asciiLowercased)
    guard let place = lowercased.firstRange(of: Array(family.lowercased().utf8)) else { return nil }
    let name = String(decoding: bytes[place], as: UTF8.self)
    let rest = String(decoding: bytes[place.upperBound...], as: UTF8.self)
    let version = rest.split(separator: " ").first(where: isVersion)
    return version.map { name + " " + $0 } ?? name
  }

  /// Whether a version contains nothing that could be an address, a telephone number, a position or a name: the form of
  /// a version allows anything without a space after a digit.
  private static func isPlain(_ text: String, model: [UInt8]) -> Bool {
    var (digits, letters) = (0, 0)
    for word in text.utf8.split(separator: UInt8(ascii: " ")) where !word.elementsEqual(model) {
      let hasDigit = word.contains { $0.isASCIIDigit }
      for byte in word {
        if "@+,".utf8.contains(byte) { return false }
        digits = byte.isASCIIDigit ? digits + 1 : 0
        letters = hasDigit && byte.isASCIILetter ? letters + 1 : 0
        if digits > 8 || letters > 8 { return false }
      }
      (digits, letters) = (0, 0)
    }
    // A number alone is either a system's version, whose parts are short, or could be a position in degrees.
    let parts = text.utf8.split(separator: UInt8(ascii: "."))
    let isNumber = parts.joined().allSatisfy { $0.isASCIIDigit }
    return !isNumber || parts.allSatisfy { $0.count <= 4 }
  }

  /// Whether a word can be a program's version and can't be a telephone number: `25.1.0`, `2023.1`, `2019`.
  private static func isVersion(_ word: Substring) -> Bool {
    let parts = word.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard word.utf8.count <= 12, let first = parts.first, let last = parts.last, !first.isEmpty,
      parts.joined().allSatisfy({ $0.isASCIIDigit })
    else { return false }
    return parts.count == 1 ? first.count <= 4 : first.count != 3 || last.count < 3
  }

  /// Returns a system's or a firmware's version as the text writes it, with a placeholder for parts that can be any
  /// text; nil if the text has no known form of a version.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - model: the camera's model, with which many such texts begin; it isn't hidden.
  ///   - placeholder: the text that replaces the hidden parts.
  package static func version(in text: String, model: String?, hiding placeholder: String) -> String? {
    guard let kind = SoftwareCatalogue.kind(of: text, model: model),
      [.systemVersion, .firmware].contains(kind)
    else { return nil }
    let (bytes, model) = (SoftwareCatalogue.visible(text), Array((model ?? "").utf8))
    let shapes = SoftwareCatalogue.versionShapes.filter { $0.matches(bytes, model: model) }
    if shapes.contains(where: { !$0.isOpen }) { return isPlain(text, model: model) ? text : nil }
    guard let open = shapes.lazy.compactMap({ $0.openPart(of: bytes, model: model) }).first else {
      return nil
    }
    if !model.isEmpty, bytes[open].map(\.asciiLowercased) == model.map(\.asciiLowercased) { return text }
    return String(decoding: bytes[..<open.lowerBound], as: UTF8.self) + placeholder
      + String(decoding: bytes[open.upperBound...], as: UTF8.self)
  }
}
