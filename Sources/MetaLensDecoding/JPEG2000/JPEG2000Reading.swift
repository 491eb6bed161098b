import MetaLensFacts

/// Reads a JPEG 2000 file: boxes, or a bare codestream.
enum JPEG2000Reading {
  static func read(_ context: inout ReadingContext) throws(PhotoReadingError) -> ContainerReading {
    let all = 0..<context.byteCount
    guard
      let codestream = try JPEG2000Codestream(all, &context)
    else {
      var boxes = JPEG2000Boxes()
      try boxes.readAll(&context)
      return try boxes.finished()
    }
    guard let header = codestream.header() else {
      if codestream.tileOffset == nil { throw .truncatedBeforeFrame }
      throw .malformed("SOT before a SIZ segment")
    }
    var reading = ContainerReading(.jpeg2000)
    reading.facts.image = header
    reading.facts.metadata = codestream.metadata()
    for segment in codestream.segments {
      reading.add(
        ContainerPart(
          JPEG2000Codestream.name(segment.marker), offset: segment.range.lowerBound,
          byteCount: segment.range.count, headerCount: min(4, segment.range.count)), &context)
    }
    let end = try codestream.end(&context)
    reading.facts.endOffset = end?.offset
    reading.facts.pictureRanges = end.map { [0..<$0.offset] } ?? []
    reading.isComplete = end != nil
    if let start = codestream.tileOffset {
      let tilesEnd = end.map { $0.offset - 2 } ?? context.byteCount
      reading.add(
        ContainerPart(
          "SOT", offset: start, byteCount: tilesEnd - start, headerCount: 12, count: end?.tilePartCount ?? 1),
        &context)
      if end != nil {
        reading.add(ContainerPart("EOC", offset: tilesEnd, byteCount: 2), &context)
      }
    }
    return reading
  }
}

extension JPEG2000Codestream {
  /// Returns the main picture's header from SIZ; nil without SIZ.
  func header() -> ImageHeader? {
    size.map {
      ImageHeader(size: $0, bitDepth: bitDepth, coding: "JPEG 2000", location: "SIZ", offset: sizeOffset)
    }
  }

  /// Returns the comments, which usually name the encoder.
  func metadata() -> [MetadataBlock] {
    comments.map { MetadataBlock(.text, container: "COM", ranges: [$0.payload], text: $0.text) }
  }
}
