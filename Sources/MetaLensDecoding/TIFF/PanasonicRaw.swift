import MetaLensFacts

/// Reads Panasonic's own tags in IFD0 of its raw files (exiftool's PanasonicRaw.pm, table Main and its composites).
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
  /// RawFormat: how the sensor's data are packed.
  private static let rawFormat: UInt16 = 0x002D
  /// RawDataOffset: used if StripOffsets is 0xFFFFFFFF.
  private static let rawDataOffset: UInt16 = 0x0118

  /// Adds what Panasonic states in tags of its own: the size between the borders, coding, and place.
  static func describe(
    _ directory: TIFFDirectory, in picture: inout TIFFPicture, _ context: inout ReadingContext
  ) throws(PhotoReadingError) {
    picture.isSensorData = true
    picture.row.bitDepth = try directory.integer(bitsPerSample, &context)
    picture.row.compression = try directory.integer(compression, &context)
    if let left = try directory.integer(leftBorder, &context),
      let right = try directory.integer(rightBorder, &context),
      let top = try directory.integer(topBorder, &context),
      let bottom = try directory.integer(bottomBorder, &context), right > left, bottom > top
    {
      picture.row.size = PixelSize(width: right - left, height: bottom - top)
      picture.sizeOffset = directory.entry(leftBorder)?.offset
    } else if let width = try directory.integer(sensorWidth, &context),
      let height = try directory.integer(sensorHeight, &context)
    {
      picture.row.size = PixelSize(width: width, height: height)
      picture.sizeOffset = directory.entry(sensorWidth)?.offset
    }
    var offset = try directory.integer(ExifTag.stripOffsets, &context)
    if offset == nil || offset == 0xFFFF_FFFF {
      offset = try directory.integer(rawDataOffset, &context)
    }
    guard let offset else { return }
    // Depending on the model, StripByteCounts is 0 or the unpacked size, which exceeds the size of an untouched file:
    // the data reach to the file's end.
    let rest = offset < context.byteCount ? context.byteCount - offset : 1
    let minimum = try minimumByteCount(directory, &context)
    var pieces = TIFFPieces(kind: .strips)
    pieces.count = 1
    pieces.add(offset, max(rest, minimum), in: context.byteCount)
    picture.pieces = pieces
  }

  /// Returns the minimum number of bytes of the sensor's data; 0 if it isn't known.
  ///
  /// Forms up to 7 have more than one byte per pixel: 9 to 14 pixels in 16 bytes, or 12 to 16 bits each (libraw's
  /// `panasonic_load_raw`, `panasonicC6_load_raw`, `panasonicC7_load_raw`). The number of bytes in form 8 depends on
  /// the picture.
  private static func minimumByteCount(
    _ directory: TIFFDirectory, _ context: inout ReadingContext
  ) throws(PhotoReadingError) -> Int {
    let form = try directory.integer(rawFormat, &context) ?? 0
    guard form < 8, let width = try directory.integer(sensorWidth, &context),
      let height = try directory.integer(sensorHeight, &context),
      (1...0xFFFF).contains(width), (1...0xFFFF).contains(height)
    else { return 0 }
    return width * height
  }

  /// Returns the EXIF of the JPEG in IFD0, if there is one: cameras write all of their EXIF there, and little in the
  /// file's own.
  static func exifBlock(
    in jpeg: Range<Int>, _ context: inout ReadingContext
  ) throws(PhotoReadingError) -> LocatedBytes? {
    guard let exif = try PreviewSegments(jpeg, &context).exif else { return nil }
    return try context.array(exif).map {
      LocatedBytes($0, container: "RW2 JpgFromRaw", fileOffset: exif.lowerBound)
    }
  }
}
