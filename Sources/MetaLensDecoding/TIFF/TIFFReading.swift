import MetaLensFacts

/// Reads TIFF, BigTIFF, DNG and the raw formats with the same structure: directories, each of which describes a
/// picture.
enum TIFFReading {
  static func read(
    _ format: PhotoFormat, _ context: inout ReadingContext
  ) throws(PhotoReadingError) -> ContainerReading {
    let first = min(TIFFHeader.maximumByteCount, context.byteCount)
    guard let header = try context.bytes(at: 0, count: first).flatMap({ TIFFHeader($0) }) else {
      throw .truncatedBeforeFrame
    }
    // The beginning of locations; the walk changes it to DNG according to IFD0.
    let walk = try TIFFWalk(header, container: format.displayName, &context)
    guard let main = walk.directories.first else {
      guard header.firstDirectory >= header.byteCount else {
        throw .malformed("IFD0 at \(header.firstDirectory)")
      }
      // Most writers put IFD0 after the picture, so the file was truncated.
      throw header.isDirectoryLast ? .indexMissing(isCut: true) : .truncatedBeforeFrame
    }
    guard walk.directories.contains(where: { !$0.entries.isEmpty }) else {
      // IFD0 was replaced with zeros, as by an interrupted copy.
      if header.isDirectoryLast, main.statedCount == 0 { throw .indexMissing(isCut: false) }
      throw .malformed("IFD0 of \(main.statedCount) entries")
    }

    var reading = ContainerReading(format)
    reading.isComplete = walk.isWhole
    let exif = try TIFFExcerpt.facts(
      of: walk.directories, header: header, container: walk.container, &context)
    reading.exif = .facts(exif)
    var pictures = try pictures(of: walk, format: format, &context)
    if pictures.contains(where: { !$0.row.areInside }) { reading.isComplete = false }
    let isDNG = walk.container == "DNG"
    reading.format = TIFFFormat.format(format, isDNG: isDNG, of: pictures, make: make(of: exif))

    var facts = TIFFFacts(byteOrder: header.byteOrder, isBigTIFF: header.isBigTIFF)
    facts.directories = pictures.map(\.row)
    if isDNG { facts.dng = try DNGReading.read(walk.directories, &context) }
    reading.facts.detail = .tiff(facts)
    reading.facts.metadata = TIFFMetadata.blocks(of: walk.directories)
    // If a directory of a raw file is cut off, the remaining picture may be its preview.
    let mainIndex = TIFFMainPicture.index(among: pictures, format: format).flatMap { index in
      walk.isWhole || format == .tiff || pictures[index].isSensorData || pictures[index].coding != "JPEG"
        ? index : nil
    }
    if let mainIndex {
      CanonRaw.complete(&pictures[mainIndex], format: format, exif: exif)
      reading.facts.image = pictures[mainIndex].header
      reading.facts.pictureRanges = pictures[mainIndex].pieces?.exactRanges ?? []
      reading.facts.isPictureAmbiguous = !pictures[mainIndex].isFormSound
      reading.facts.pictureForm = pictures[mainIndex].form
    }
    let isSensorMain = reading.facts.image?.isSensorData ?? false
    for (index, picture) in pictures.enumerated() where index != mainIndex && picture.pieces != nil {
      reading.facts.pictures.append(picture.embedded(besideSensorData: isSensorMain))
    }
    if format == .rw2 {
      try readPanasonic(main, into: &reading, &context)
    }
    let end = reading.isComplete ? try TIFFEnd(of: walk, pictures, header, &context) : nil
    // Of a file with more pages than are described, only a later one may be cut off.
    if let end, !end.isWhole { reading.isComplete = false }
    if reading.isComplete, let end {
      // Makers put undocumented data into raw files, JPEGs too: such a file only ends where an archive, a document, a
      // script or a program begins, which no maker puts into a file. So does a TIFF of which not all was followed: what
      // else is there may be its own picture.
      let isEnd = reading.format == .tiff && end.isExact
      let rest = isEnd ? nil : try rest(from: end.offset, &context)
      if isEnd {
        reading.facts.endOffset = end.offset
      } else if let rest, rest.kind.isForeign {
        reading.facts.endOffset = rest.offset
      } else if end.isExact {
        reading.facts.rest = rest
      }
    }
    var parts = TIFFParts.parts(
      header, walk.directories, pictures, isCR2: format == .cr2, fileByteCount: context.byteCount)
    if let rest = reading.facts.rest { parts.append(TIFFParts.part(of: rest)) }
    for part in parts { reading.add(part, &context) }
    return reading
  }

  /// Reads what follows the last byte that a directory accounts for, identified by its first bytes.
  ///
  /// Nil if nothing follows, or a single byte that makes the size even, since values begin at even offsets (TIFF 6.0,
  /// section 2).
  private static func rest(
    from end: Int, _ context: inout ReadingContext
  ) throws(PhotoReadingError) -> Trailer? {
    var offset = end
    if end % 2 == 1, end < context.byteCount, try context.array(end..<end + 1)?.first == 0 { offset += 1 }
    let byteCount = context.byteCount - offset
    guard byteCount > offset % 2, let first = try context.array(offset..<offset + min(32, byteCount))
    else { return nil }
    return Trailer(
      kind: TrailerDecoding.identify(first), offset: offset, byteCount: byteCount,
      firstBytes: Array(first.prefix(16)))
  }

  private static func pictures(
    of walk: TIFFWalk, format: PhotoFormat, _ context: inout ReadingContext
  ) throws(PhotoReadingError) -> [TIFFPicture] {
    var budget = TIFFPieces.maximumPieces
    var pictures: [TIFFPicture] = []
    for directory in walk.directories where directory.mayHoldPicture {
      pictures.append(
        try TIFFPicture(
          of: directory, format: format, container: walk.container, budget: &budget, &context))
    }
    return pictures
  }

  private static func make(of exif: ExifFacts) -> String? { name(ExifTag.make, in: exif)?.text }

  /// Returns a text of IFD0 and its offset; nil if it is absent or not a text.
  private static func name(_ tag: UInt16, in exif: ExifFacts) -> TIFFFacts.Name? {
    guard let entry = exif.entry(tag, in: .ifd0), let bytes = exif.textBytes(of: entry) else { return nil }
    return TIFFFacts.Name(String(decoding: bytes, as: UTF8.self), offset: exif.fileOffset(of: entry))
  }

  /// Reads Panasonic's JPEG, and its EXIF if the file's own has no maker note: Software and the dates are there too.
  ///
  /// It is easy to put another JPEG there, so the camera's name in IFD0 itself is kept.
  private static func readPanasonic(
    _ main: TIFFDirectory, into reading: inout ContainerReading, _ context: inout ReadingContext
  ) throws(PhotoReadingError) {
    guard let jpeg = main.entry(PanasonicRaw.jpegTag)?.value, !jpeg.isEmpty else { return }
    reading.facts.pictures.append(
      EmbeddedPicture(role: .preview, coding: "JPEG", ranges: [jpeg], label: "IFD0 tag 0x002e"))
    guard case .facts(let own) = reading.exif, own.entry(ExifTag.makerNote, in: .exif) == nil else { return }
    if let block = try PanasonicRaw.exifBlock(in: jpeg, &context) {
      reading.facts.metadata.insert(
        MetadataBlock(
          .exif, container: block.container,
          ranges: [block.fileOffset..<block.fileOffset + block.bytes.count]),
        at: 0)
      reading.exif = .block(block)
      if case .tiff(var facts) = reading.facts.detail {
        facts.camera = TIFFFacts.Camera(
          location: "\(own.container) IFD0", make: name(ExifTag.make, in: own),
          model: name(ExifTag.model, in: own))
        reading.facts.detail = .tiff(facts)
      }
    }
  }
}
