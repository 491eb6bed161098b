import MetaLensFacts

/// What a directory states of the picture that it holds.
struct TIFFPicture {
  /// What `TIFFFacts` tells of it.
  var row: TIFFFacts.Directory
  /// Which directory it is.
  let role: TIFFDirectory.Role
  /// Where its bytes stand; nil where it points at none.
  var pieces: TIFFPieces?
  /// Where the directory says what its bytes are: the byte order, and tag, type and value of each such entry.
  let form: [Range<Int>]
  /// Whether the form is all that says how its bytes are read, and can't be read in two ways.
  private(set) var isFormSound = false
  /// Where its width is stated.
  var sizeOffset: Int?
  /// The size that stands elsewhere, where the directory states none.
  var statedSize: PixelSize?
  /// What states that.
  var sizeLocation: String?
  /// Whether it is a sensor's own data.
  var isSensorData: Bool

  /// Reads what a directory states.
  init(
    of directory: TIFFDirectory, format: PhotoFormat, budget: inout Int, _ context: inout ReadingContext
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
    // LONG at most, as TIFF 6.0 has it, and nothing without pixels.
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
      // Olympus's IFD0 is the sensor's, though it says RGB or nothing; Canon's fourth directory says little at all.
      || format == .orf && role == .page(0) || format == .cr2 && role == .page(3)
    if format == .rw2, role == .page(0) {
      try PanasonicRaw.describe(directory, in: &self, &context)
    } else {
      pieces = try TIFFPieces(of: directory, budget: &budget, &context)
    }
    if let pieces {
      row.pieceCount = pieces.count
      row.pieceByteCount = pieces.byteCount
      row.areInside = pieces.areInside
    }
    isFormSound = try isSound(directory, &context)
  }

  /// Whether each tag of the form stands once with no more values than it may have, which would be hashed as the next
  /// tags, and no tables of TIFF 6.0's own JPEG compression (section 22) stand elsewhere.
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

  /// Whether it is said to be a picture at its full size, as it is where nothing is said: NewSubfileType 0, or 2 of a
  /// page (TIFF 6.0, section 8).
  var isFullSize: Bool { (row.subfileType ?? 0) & ~2 == 0 }

  /// Whether it has a picture's size and bytes.
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

  /// The picture beside the main one that this is.
  func embedded(besideSensorData: Bool) -> EmbeddedPicture {
    EmbeddedPicture(
      role: role(besideSensorData: besideSensorData), coding: coding, size: row.size,
      ranges: pieces?.ranges ?? [], count: pieces?.kind == .jpeg ? 1 : max(1, row.pieceCount),
      label: row.name)
  }

  /// The longest side of a picture that counts as a thumbnail: EXIF's have 160 pixels (EXIF 3.0, 4.6.4), those of
  /// Adobe's DNG converter 256.
  private static let thumbnailSide = 320
  /// The most bytes of a JPEG of unknown size that counts as a thumbnail: what EXIF's segment holds.
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
