import MetaLensFacts

/// Panasonic's own tags in IFD0 of its raw files (exiftool's PanasonicRaw.pm, table Main and its composites).
enum PanasonicRaw {
  /// JpgFromRaw: a JPEG with the camera's whole EXIF.
  static let jpegTag: UInt16 = 0x002E
  private static let sensorWidth: UInt16 = 0x0002
  private static let sensorHeight: UInt16 = 0x0003
  private static let topBorder: UInt16 = 0x0004
  private static let leftBorder: UInt16 = 0x0005
  private static let bottomBorder: UInt16 = 0x0006
  private static let rightBorder: UInt16 = 0x0007
  private static let bitsPerSample: UInt16 = 0x000A
  private static let compression: UInt16 = 0x000B
  /// RawDataOffset: used where StripOffsets says 0xFFFFFFFF.
  private static let rawDataOffset: UInt16 = 0x0118

  /// Fills in what Panasonic states under numbers of its own: the size between the borders, coding, place.
  static func describe<Source: ByteSource & ~Copyable>(
    _ directory: TIFFDirectory, in picture: inout TIFFPicture, window: inout SparseWindow,
    _ source: borrowing Source
  ) throws(PhotoReadingError) {
    picture.isSensorData = true
    picture.row.bitDepth = try directory.integer(bitsPerSample, window: &window, source)
    picture.row.compression = try directory.integer(compression, window: &window, source)
    if let left = try directory.integer(leftBorder, window: &window, source),
      let right = try directory.integer(rightBorder, window: &window, source),
      let top = try directory.integer(topBorder, window: &window, source),
      let bottom = try directory.integer(bottomBorder, window: &window, source), right > left, bottom > top
    {
      picture.row.size = PixelSize(width: right - left, height: bottom - top)
      picture.sizeOffset = directory.entry(leftBorder)?.offset
    } else if let width = try directory.integer(sensorWidth, window: &window, source),
      let height = try directory.integer(sensorHeight, window: &window, source)
    {
      picture.row.size = PixelSize(width: width, height: height)
      picture.sizeOffset = directory.entry(sensorWidth)?.offset
    }
    var offset = try directory.integer(TIFFTag.stripOffsets, window: &window, source)
    if offset == nil || offset == 0xFFFF_FFFF {
      offset = try directory.integer(rawDataOffset, window: &window, source)
    }
    guard let offset else { return }
    // StripByteCounts is 0 with some models and the unpacked size with others: the data reach to the file's end.
    var pieces = TIFFPieces(kind: .strips)
    pieces.count = 1
    pieces.add(offset, offset < window.byteCount ? window.byteCount - offset : 1, in: window.byteCount)
    picture.pieces = pieces
  }

  /// The EXIF of the JPEG in IFD0, where one is there: cameras write all of it there, and little in the file's own.
  static func exifBlock<Source: ByteSource & ~Copyable>(
    in jpeg: Range<Int>, window: inout SparseWindow, _ source: borrowing Source, limits: ReadLimits
  ) throws(PhotoReadingError) -> ExifBlock? {
    guard jpeg.count > 4, try isMarker(0xD8, at: jpeg.lowerBound, &window, source) else { return nil }
    var position = jpeg.lowerBound + 2
    // EXIF is the first or second segment; more than these a header doesn't have before its frame.
    for _ in 0..<32 {
      guard position <= jpeg.upperBound - 4,
        let bytes = try window.bytes(at: position, count: min(10, jpeg.upperBound - position), from: source)
      else { return nil }
      let fields = ByteFields(bytes)
      guard fields.uint8(at: 0) == 0xFF, let marker = fields.uint8(at: 1), (0xC0...0xFE).contains(marker),
        marker != 0xDA, let length = fields.uint16(at: 2), length >= 2,
        length <= jpeg.upperBound - position - 2
      else { return nil }
      if marker == 0xE1, length > 8, fields.bytes.dropFirst(4).elementsEqual([0x45, 0x78, 0x69, 0x66, 0, 0]) {
        let start = position + 10
        return try window.array(start..<position + 2 + length, from: source)
          .map { ExifBlock(bytes: $0, container: "RW2 JpgFromRaw", fileOffset: start) }
      }
      position += 2 + length
    }
    return nil
  }

  private static func isMarker<Source: ByteSource & ~Copyable>(
    _ marker: UInt8, at offset: Int, _ window: inout SparseWindow, _ source: borrowing Source
  ) throws(PhotoReadingError) -> Bool {
    try window.bytes(at: offset, count: 2, from: source)?.elementsEqual([0xFF, marker]) ?? false
  }
}
