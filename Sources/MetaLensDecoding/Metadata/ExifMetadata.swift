import MetaLensFacts

/// The metadata that stand in EXIF: the maker note, and blocks of other kinds in IFD0.
enum ExifMetadata {
  /// Tags of IFD0 that hold other blocks (XMP specification part 3; TIFF technical notes of Adobe; ICC.1, B.4).
  private static let tags: [(tag: UInt16, kind: MetadataBlock.Kind, name: String)] = [
    (0x02BC, .xmp, "IFD0 tag 0x02bc"), (0x83BB, .iptc, "IFD0 tag 0x83bb"),
    (0x8649, .photoshop, "IFD0 tag 0x8649"), (0x8773, .icc, "IFD0 tag 0x8773"),
  ]

  /// Reads them.
  ///
  /// A TIFF's own are among its container's blocks already.
  static func read(
    _ exif: ExifFacts, into reading: inout MetadataReading, _ context: inout ReadingContext
  ) {
    let make = exif.entry(ExifTag.make, in: .ifd0).flatMap(exif.textBytes(of:)).map {
      String(decoding: $0.prefix(64), as: UTF8.self)
    }
    reading.add(MakerNoteDecoding.decode(exif, make: make, context))
    guard !exif.isExcerpt, let directory = exif.directory(.ifd0) else { return }
    for entry in directory.entries {
      guard entry.tag == 0x02BC || entry.tag >= 0x83BB,
        let row = tags.first(where: { $0.tag == entry.tag }), let value = entry.value, !value.isEmpty,
        value.upperBound <= exif.bytes.count,
        reading.reserve(value.count, at: row.name, offset: exif.fileOffset(at: value.lowerBound), &context)
      else { continue }
      reading.read(
        LocatedBytes(
          Array(exif.bytes[value]), container: exif.container + " " + row.name,
          fileOffset: exif.fileOffset(at: value.lowerBound), isPacked: exif.fileRange(of: value) == nil),
        kind: row.kind, &context)
    }
  }
}
