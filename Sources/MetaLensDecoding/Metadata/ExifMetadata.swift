import MetaLensFacts

/// Reads the metadata in EXIF: the maker note, and blocks of other kinds in IFD0.
enum ExifMetadata {
  /// The tags of IFD0 that contain other blocks; C2PA has a place of its own in every container except TIFF.
  private static let tags = TIFFMetadata.tags.filter { $0.kind != .contentCredentials }

  /// Reads the metadata in an EXIF block.
  ///
  /// A TIFF's own blocks are already among its container's.
  static func read(_ exif: ExifFacts, into reading: inout MetadataReading, _ context: inout ReadingContext) {
    let make = exif.entry(ExifTag.make, in: .ifd0).flatMap({ exif.textBytes(of: $0) }).map {
      String(decoding: $0.prefix(64), as: UTF8.self)
    }
    reading.add(MakerNoteDecoding.decode(exif, make: make, limits: context.limits))
    if let note = exif.entry(ExifTag.makerNote, in: .exif)?.value, note.upperBound <= exif.bytes.count {
      reading.readHDRPlus(exif.bytes[note], offset: exif.fileRange(of: note)?.lowerBound, &context)
    }
    guard !exif.isExcerpt, let directory = exif.directory(.ifd0) else { return }
    for entry in directory.entries {
      guard entry.tag == TIFFTag.xmp || entry.tag >= TIFFTag.iptc,
        let row = tags.first(where: { $0.tag == entry.tag }), let value = entry.value, !value.isEmpty,
        value.upperBound <= exif.bytes.count,
        case let name = "IFD0 " + TIFFMetadata.name(of: row.tag),
        reading.reserve(value.count, at: name, offset: exif.fileOffset(at: value.lowerBound), &context)
      else { continue }
      reading.read(
        LocatedBytes(
          Array(exif.bytes[value]), container: exif.container + " " + name,
          fileOffset: exif.fileOffset(at: value.lowerBound), isPacked: exif.fileRange(of: value) == nil),
        kind: row.kind, &context)
    }
  }
}
