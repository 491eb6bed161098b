/// What a place in a file is called: JSON has the same name in every language, a person's language its own.
///
/// Names that a standard gives (`APP1 Exif IFD0`, `PNG iTXt`) stand as they are.
package enum PlaceName {
  /// The file's own name, which is no place in it.
  package static let fileName = "file name"

  /// A place as evidence and diagnostics name it, in a language's words.
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

  /// Several places, parted by commas.
  static func list(_ locations: String, in language: Language) -> String {
    locations.split(separator: ", ", omittingEmptySubsequences: false)
      .map { text(String($0), in: language) }.joined(separator: ", ")
  }

  private static let names: [(name: String, key: MessageKey)] = [
    ("Samsung trailer", .placeSamsungTrailerName), ("trailer", .placeTrailerName),
    ("end of file", .placeEndOfFileName), (fileName, .placeFileNameName), ("file", .placeFileName),
    ("JPEG coding", .placeEncodingName), ("maker note", .placeMakerNoteName),
    ("picture", .placePictureName), ("thumbnail", .placeThumbnailName), ("preview", .placePreviewName),
  ]
}
