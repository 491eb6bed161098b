import MetaLensFacts

/// The metadata in the segments of a JPEG within another file, up to its frame header or first scan (ITU-T T.81, B.1).
struct PreviewSegments {
  /// The EXIF block, from its byte-order mark on.
  private(set) var exif: Range<Int>?
  /// The XMP packets and Photoshop's resources, within the limit on parts.
  private(set) var metadata: [MetadataBlock] = []
  /// The frame's size in pixels.
  private(set) var size: PixelSize?

  /// Walks the segments in a range, skipping each by its length.
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
        let head = try context.fields(position..<range.upperBound, maximum: JPEGMetadata.headCount + 4),
        head.bytes[0] == 0xFF
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
      let payload = position + 4..<end
      take(marker, head.bytes[4...].prefix(payload.count), payload, &context)
      position = end
    }
  }

  private mutating func take(
    _ marker: UInt8, _ beginning: ArraySlice<UInt8>, _ payload: Range<Int>, _ context: inout ReadingContext
  ) {
    if marker == JPEGMarker.app1, payload.count > 6, beginning.starts(with: Array("Exif".utf8) + [0]) {
      guard exif == nil else {
        context.log.add(
          .secondExifBlock, at: "JPEG APP1", offset: payload.lowerBound, "\(payload.count) bytes")
        return
      }
      exif = payload.dropFirst(6)
    } else if let (content, start) = JPEGMetadata.content(of: marker, beginning),
      metadata.count < context.limits.parts
    {
      let ranges = [payload.dropFirst(start)]
      switch content {
      case .packet: metadata.append(MetadataBlock(.xmp, container: "JPEG APP1", ranges: ranges))
      case .resources: metadata.append(MetadataBlock(.photoshop, container: "JPEG APP13", ranges: ranges))
      case .packetExtension, .profile, .credentials, .comment: break
      }
    }
  }
}
