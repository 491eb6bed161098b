import MetaLensFacts

/// What the segments of a JPEG within another file hold, up to its frame header or first scan (ITU-T T.81, B.1).
struct PreviewSegments {
  /// The EXIF block, from its byte-order mark on.
  private(set) var exif: Range<Int>?
  /// The XMP packet.
  private(set) var xmp: Range<Int>?
  /// The frame's size in pixels.
  private(set) var size: PixelSize?

  /// Walks the segments in a range; each is passed over by its length.
  init(_ range: Range<Int>, _ context: inout ReadingContext) throws(PhotoReadingError) {
    guard range.count >= 4,
      try context.bytes(at: range.lowerBound, count: 2)?
        .elementsEqual([0xFF, JPEGMarker.startOfImage]) == true
    else {
      context.log.add(.partInvalid, at: "JPEG", offset: range.lowerBound, "no SOI")
      return
    }
    var position = range.lowerBound + 2
    for _ in 0..<max(1, context.limits.segments) {
      guard range.upperBound - position >= 4,
        let head = try context.fields(position..<range.upperBound, most: 40), head.bytes[0] == 0xFF
      else { return }
      let marker = head.bytes[1]
      // Fill bytes may precede a marker (B.1.1.2).
      if marker == 0xFF {
        position += 1
        continue
      }
      guard marker != JPEGMarker.startOfScan, !JPEGSegment.standsAlone(marker),
        let length = head.uint16(at: 2), length >= 2, length <= range.upperBound - position - 2
      else { return }
      let end = position + 2 + length
      if JPEGSegment.startsFrame(marker) {
        // Precision, height, width (B.2.2).
        if length >= 7, let height = head.uint16(at: 5), let width = head.uint16(at: 7) {
          size = PixelSize(width: width, height: height)
        }
        return
      }
      if marker == JPEGMarker.app1 { take(head.bytes[4...], position + 4..<end, &context) }
      position = end
    }
  }

  private mutating func take(
    _ beginning: ArraySlice<UInt8>, _ payload: Range<Int>, _ context: inout ReadingContext
  ) {
    if payload.count > 6, beginning.starts(with: Array("Exif".utf8) + [0]) {
      guard exif == nil else {
        context.log.add(
          .secondExifBlock, at: "JPEG APP1", offset: payload.lowerBound, "\(payload.count) bytes")
        return
      }
      exif = payload.dropFirst(6)
    } else if xmp == nil, payload.count > JPEGMetadata.packet.count,
      beginning.starts(with: JPEGMetadata.packet)
    {
      xmp = payload.dropFirst(JPEGMetadata.packet.count)
    }
  }
}
