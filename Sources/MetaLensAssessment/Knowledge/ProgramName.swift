/// What is known of a text that names a program: the name that the catalogue has, and a version beside it.
package enum ProgramName {
  /// The known name as the text writes it, and the version behind it; nil where the catalogue finds no name.
  ///
  /// Whatever else the text holds, such as an owner's name or a serial number, isn't part of it.
  package static func known(in text: String) -> String? {
    guard let family = SoftwareCatalogue.match(text, model: nil)?.family, !family.isEmpty else {
      return nil
    }
    let bytes = Array(text.utf8)
    let lowercased = bytes.map(\.asciiLowercased)
    guard let place = lowercased.firstRange(of: Array(family.lowercased().utf8)) else { return nil }
    let name = String(decoding: bytes[place], as: UTF8.self)
    let rest = String(decoding: bytes[place.upperBound...], as: UTF8.self)
    let version = rest.split(separator: " ").first { word in
      word.utf8.count <= 12 && word.first?.isNumber == true
        && word.utf8.allSatisfy {
          (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) || $0 == UInt8(ascii: ".")
        }
    }
    return version.map { name + " " + $0 } ?? name
  }
}
