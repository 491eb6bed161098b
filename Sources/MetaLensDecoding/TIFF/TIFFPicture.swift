import MetaLensFacts

/// A picture as its directory describes it.
struct TIFFPicture {
  var row: TIFFFacts.Directory
  let role: TIFFDirectory.Role
  /// The places of its bytes; nil if the directory points to none.
  var pieces: TIFFPieces?
  /// The ranges that say how its bytes are read: the byte order, and tag, type and value of each such entry.
  let form: [Range<Int>]
  /// Whether the form alone determines how its bytes are read, and only in one way.
  private(set) var isFormSound = false
  /// The offset at which its width is stated.
  var sizeOffset: Int?
  /// The size that is stated elsewhere, if the directory states none.
  var statedSize: PixelSize?
  /// The place that states this size.
  var sizeLocation: String?
  var isSensorData: Bool

  /// Reads a directory's description of its picture.
  init(
    of directory: TIFFDirectory, format: PhotoFormat, container: String, budget: inout Int,
    _ context: inout ReadingContext
  ) throws(PhotoReadingError) {
    role = directory.role
    form =
      [0..<4]
      + TIFFTag.form.flatMap { tag in
        directory.entry(tag).map { entry in
          [entry.offset..<entry.offset + 4] + (entry.value.map { [$0] } ?? [])
        } ?? []
      }
    row = TIFFFacts.Directory(
      name: directory.name, offset: directory.offset, entryCount: directory.statedCount)
    row.subfileType = try directory.integer(TIFFTag.newSubfileType, &context)
    let width = try directory.integer(TIFFTag.imageWidth, &context)
    let height = try directory.integer(TIFFTag.imageLength, &context)
    // At most a LONG, as in TIFF 6.0, and at least one pixel.
    if let width, let height, (1...0xFFFF_FFFF).contains(width), (1...0xFFFF_FFFF).contains(height) {
      row.size = PixelSize(width: width, height: height)
      sizeOffset = directory.entry(TIFFTag.imageWidth)?.offset
    }
    row.bitDepth = try directory.integer(TIFFTag.bitsPerSample, &context)
    row.compression = try directory.integer(TIFFTag.compression, &context)
    row.photometric = try directory.integer(TIFFTag.photometric, &context)
    isSensorData =
      row.photometric == TIFFCompression.colorFilterArray || row.photometric == TIFFCompression.linearRaw
      || TIFFCompression.isMakersRaw(row.compression)
      // Olympus's IFD0 is the sensor's data, although it states RGB or nothing; Canon's fourth directory states little
      // at all.
      || format == .orf && role == .page(0) || format == .cr2 && role == .page(3)
    if format == .rw2, role == .page(0) {
      try PanasonicRaw.describe(directory, in: &self, &context)
    } else {
      pieces = try TIFFPieces(of: directory, container: container, budget: &budget, &context)
    }
    if let pieces {
      row.pieceCount = pieces.count
      row.pieceByteCount = pieces.byteCount
      row.areInside = pieces.areInside
    }
    isFormSound = try isSound(directory, &context)
  }

  /// Whether each tag of the form occurs once and has no more values than allowed, which would be hashed as the next
  /// tags, and whether there are no separate tables of TIFF 6.0's own JPEG compression (section 22).
  private func isSound(
    _ directory: TIFFDirectory, _ context: inout ReadingContext
  ) throws(PhotoReadingError) -> Bool {
    let entries = directory.entries.filter { TIFFTag.form.contains($0.tag) }
    guard Set(entries.map(\.tag)).count == entries.count else { return false }
    // Canon's directories state three depths and no number of samples.
    let sampleCount = try directory.integer(TIFFTag.samplesPerPixel, &context) ?? 3
    let pieceCount = max(1, pieces?.count ?? 1)
    let isSized = entries.allSatisfy { entry in
      TIFFTag.maximumValues(of: entry.tag, samples: sampleCount, depth: row.bitDepth ?? 8, pieces: pieceCount)
        .map { Int(entry.count) <= $0 } ?? true
    }
    let isOldJPEG = row.compression == 6 && pieces?.kind != .jpeg
    return isSized && !(isOldJPEG && directory.entries.contains { TIFFTag.oldJPEG.contains($0.tag) })
  }

  /// The coding in words.
  var coding: String {
    if pieces?.kind == .jpeg { return "JPEG" }
    return TIFFCompression.name(row.compression, isSensorData: isSensorData)
  }

  /// Whether it is stated to be a picture at its full size, or nothing is stated: NewSubfileType 0, or 2 for a page
  /// (TIFF 6.0, section 8).
  var isFullSize: Bool { (row.subfileType ?? 0) & ~2 == 0 }

  var isPicture: Bool { row.size != nil && pieces != nil }

  /// The main picture's header; nil without a size.
  var header: ImageHeader? {
    (row.size ?? statedSize).map {
      ImageHeader(
        size: $0, bitDepth: row.bitDepth, coding: coding, location: sizeLocation ?? row.name,
        offset: sizeOffset,
        isSensorData: isSensorData)
    }
  }

  /// Returns this picture as one that is embedded in addition to the main picture.
  func embedded(besideSensorData: Bool) -> EmbeddedPicture {
    EmbeddedPicture(
      role: role(besideSensorData: besideSensorData), coding: coding, size: row.size,
      ranges: pieces?.ranges ?? [], count: pieces?.kind == .jpeg ? 1 : max(1, row.pieceCount),
      label: row.name)
  }

  /// The maximum length of the longer side of a thumbnail: EXIF's have 160 pixels (EXIF 3.0, 4.6.4), those of Adobe's
  /// DNG converter 256.
  private static let thumbnailSide = 320
  /// The maximum size in bytes of a JPEG of unknown dimensions that counts as a thumbnail: the size of EXIF's segment.
  private static let thumbnailByteCount = 1 << 16

  private func role(besideSensorData: Bool) -> EmbeddedPicture.Role {
    if isSensorData { return .sensor }
    let type = row.subfileType ?? 0
    // TIFF 6.0: bit 2 a transparency mask; DNG 1.7: 8 depth, 16 enhanced, 0x10004 a semantic mask.
    if type & 4 != 0 { return type & 0x10000 != 0 ? .auxiliary : .alpha }
    if type & 8 != 0 { return .depth }
    guard type & 1 != 0 || pieces?.kind == .jpeg || besideSensorData else { return .frame }
    let isSmall =
      row.size.map { max($0.width, $0.height) <= Self.thumbnailSide }
      ?? (row.pieceByteCount <= Self.thumbnailByteCount)
    return isSmall ? .thumbnail : .preview
  }
}
