import MetaLensFacts

/// Reads a JPEG XL file: boxes, or a bare codestream.
enum JPEGXLReading {
  static func read(_ context: inout ReadingContext) throws(PhotoReadingError) -> ContainerReading {
    let signature = JPEGXLCodestream.signature
    guard try context.bytes(at: 0, count: signature.count)?.elementsEqual(signature) == true
    else {
      var boxes = JPEGXLBoxes()
      try boxes.readAll(&context)
      return try boxes.finish()
    }
    let head = try context.array(
      0..<min(JPEGXLCodestream.headCount, context.byteCount))
    guard let head, let codestream = JPEGXLCodestream(head) else { throw .truncatedBeforeFrame }
    var reading = ContainerReading(.jpegXL)
    reading.facts.detail = .jpegXL(JPEGXLFacts(isBoxed: false))
    reading.facts.image = codestream.header(at: 0)
    reading.add(
      ContainerPart("codestream", offset: 0, byteCount: context.byteCount), &context)
    return reading
  }
}

extension JPEGXLCodestream {
  /// Returns the main picture's header; `offset` is the codestream's offset in the file.
  func header(at offset: Int) -> ImageHeader {
    ImageHeader(
      size: size, bitDepth: bitDepth, coding: "JPEG XL", location: "JXL codestream", offset: offset,
      orientation: orientation)
  }
}
