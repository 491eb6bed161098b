package import MetaLensFacts
import MetaLensPlatform

/// Asks libexif for words, for people who look at a block; no rule reads them.
package enum ExifWordingDecoding {
  /// The most values of a maker note that are told.
  private static let maximumNoteEntries = 1000

  /// A block in words; of one that libexif wasn't given while it was decoded, its tags' titles alone.
  package static func decode(_ exif: ExifFacts) -> ExifWording {
    // libexif speaks the language, and writes numbers in the form, of the program that it is part of.
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

  /// Tells what libexif reads of the entries in which it and the walk agree.
  private static func tell(
    _ directory: ExifDirectory, _ exif: ExifFacts, _ libexif: borrowing Libexif, in wording: inout ExifWording
  ) {
    // Of a tag that occurs twice it keeps the first.
    let walked = Dictionary(directory.entries.map { ($0.tag, $0) }) { first, _ in first }
    for index in 0..<libexif.entryCount(directory.kind) {
      guard let tag = libexif.entry(index, directory.kind)?.tag, let entry = walked[tag],
        entry.type != .ascii, libexif.matches(index, directory.kind, entry, in: exif.bytes),
        let text = libexif.text(index, directory.kind), !text.hasSuffix(" bytes undefined data")
      else { continue }
      wording.entries[entry.offset]?.value = text
    }
  }
}
