import MetaLensFacts

/// Reads the records of a RAF's CFA header: a count, then tag, length and value of each, most significant byte first.
///
/// Source: exiftool's FujiFilm.pm, `ProcessFujiDir`, which accepts no more than 255 of them.
enum RAFDirectory {
  /// RawImageFullSize: the sensor with its borders.
  static let fullSize = 0x0100
  /// RawImageCroppedSize.
  static let croppedSize = 0x0111
  /// The maximum number of records in a sound directory.
  static let recordLimit = 255

  /// Returns the size of the sensor's picture: the cropped size if that is stated, otherwise the full size; nil if
  /// neither is stated.
  static func image(
    _ range: Range<Int>, _ context: inout ReadingContext
  ) throws(PhotoReadingError) -> ImageHeader? {
    let location = "CFA header"
    var position = range.lowerBound + 4
    guard position <= range.upperBound,
      let count = try context.fields(range, maximum: 4)?.uint32(at: 0), count <= recordLimit
    else {
      context.log.add(.partInvalid, at: location, offset: range.lowerBound, "no count of records")
      return nil
    }
    var image: ImageHeader?
    for _ in 0..<count {
      guard range.upperBound - position >= 4,
        let record = try context.fields(position..<range.upperBound, maximum: 8),
        let tag = record.uint16(at: 0),
        let length = record.uint16(at: 2),
        length <= range.upperBound - position - 4
      else {
        context.log.add(.partTruncated, at: location, offset: position, "\(count) records")
        return image
      }
      // Height precedes width.
      if length >= 4, tag == croppedSize || tag == fullSize && image == nil,
        let height = record.uint16(at: 4), let width = record.uint16(at: 6), width > 0, height > 0
      {
        image = ImageHeader(
          size: PixelSize(width: width, height: height), coding: "CFA",
          location: tag == croppedSize ? "CFA header tag 0x0111" : "CFA header tag 0x0100",
          offset: position, isSensorData: true)
      }
      position += 4 + length
    }
    return image
  }
}
