/// The names of places in a file: JSON has the same name in every language, texts have the language's own.
///
/// Names from a standard (`APP1 Exif IFD0`, `PNG iTXt`) stay unchanged.
package enum PlaceName {
  /// The place for findings in the file's own name, which isn't a place in the file.
  package static let fileName = "file name"

  /// Returns, in a language, the name of a place that evidence or a diagnostic states.
  package static func text(_ location: String, in language: Language) -> String {
    if let whole = names.first(where: { $0.name == location }) { return whole.key.text(in: language) }
    let bytes = location.utf8
    let space = UInt8(ascii: " ")
    for (name, key) in names where bytes.count > name.utf8.count {
      let rest = bytes.dropFirst(name.utf8.count)
      if rest.first == space, bytes.starts(with: name.utf8) {
        return key.text(in: language) + String(Substring(rest))
      }
      let start = bytes.dropLast(name.utf8.count)
      if start.last == space, bytes.suffix(name.utf8.count).elementsEqual(name.utf8) {
        return String(Substring(start)) + key.text(in: language)
      }
    }
    return location
  }

  /// Returns the names of several places, as a list of that language.
  static func list(_ locations: String, in language: Language) -> String {
    locations.split(separator: ", ", omittingEmptySubsequences: false)
      .map { text(String($0), in: language) }.joined(separator: language.listSeparator)
  }

  private static let names: [(name: String, key: MessageKey)] = [
    ("Samsung trailer", .placeSamsungTrailerName), ("trailer", .placeTrailerName),
    ("end of file", .placeEndOfFileName), (fileName, .placeFileNameName), ("file", .placeFileName),
    ("JPEG coding", .placeEncodingName), ("maker note", .placeMakerNoteName),
    ("picture", .placePictureName), ("thumbnail", .placeThumbnailName), ("preview", .placePreviewName),
  ]
}
