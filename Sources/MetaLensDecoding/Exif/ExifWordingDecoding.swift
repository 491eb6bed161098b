package import MetaLensFacts
import MetaLensPlatform

/// Gets libexif's wording for people who look at a block; no rule reads it.
package enum ExifWordingDecoding {
  /// The maximum number of values shown from a maker note.
  private static let maximumNoteEntries = 1000

  /// Returns a block in words; only its tags' titles if libexif wasn't run on it while it was decoded.
  package static func decode(_ exif: ExifFacts) -> ExifWording {
    // libexif uses the language and the number format of the process's locale.
    PlainLocale.run {
      var wording = ExifWording()
      for directory in exif.directories {
        for entry in directory.entries {
          let title = Libexif.title(of: entry.tag, in: directory.kind)
          wording.entries[entry.offset] = ExifWording.Entry(title: title, value: nil)
        }
      }
      if exif.isReadByLibexif, let libexif = Libexif(loading: exif.bytes) {
        for directory in exif.directories { tell(directory, exif, libexif, in: &wording) }
        wording.makerNote = libexif.makerNote(maximum: maximumNoteEntries)
      }
      return wording
    }
  }

  /// Adds libexif's text for the entries on which it and the walk agree.
  private static func tell(
    _ directory: ExifDirectory, _ exif: ExifFacts, _ libexif: borrowing Libexif, in wording: inout ExifWording
  ) {
    // If a tag occurs twice, libexif keeps the first.
    let walked = Dictionary(directory.entries.map { ($0.tag, $0) }) { first, _ in first }
    for index in 0..<libexif.entryCount(directory.kind) {
      guard let tag = libexif.entry(index, directory.kind)?.tag, let entry = walked[tag],
        entry.type != .ascii, libexif.matches(index, directory.kind, entry, in: exif.bytes),
        let text = libexif.text(index, directory.kind), isWording(text)
      else { continue }
      wording.entries[entry.offset]?.value = text
    }
  }

  /// Whether a text words a value: not if libexif only counts the bytes, or has no word for a value, which it calls an
  /// error of its own although newer standards may define the value.
  private static func isWording(_ text: String) -> Bool {
    !text.hasSuffix(" bytes undefined data") && !text.hasPrefix("Internal error (unknown value ")
      && text != "Unknown Exif Version" && text != "Unknown FlashPix Version"
  }
}
