import MetaLensFacts

/// JPEG XL: boxes, or a bare codestream.
enum JPEGXLReading {
  static func read<Source: ByteSource & ~Copyable>(
    _ source: borrowing Source, window: inout SparseWindow, depth: AnalysisDepth, limits: ReadLimits,
    log: inout DiagnosticLog
  ) throws(PhotoReadingError) -> ContainerReading {
    let signature = JPEGXLCodestream.signature
    guard try window.bytes(at: 0, count: signature.count, from: source)?.elementsEqual(signature) == true
    else {
      var boxes = JPEGXLBoxes()
      try boxes.read(source, window: &window, limits: limits, log: &log)
      return try boxes.finish()
    }
    let head = try window.array(
      0..<min(JPEGXLCodestream.headCount, window.byteCount), from: source)
    guard let head, let codestream = JPEGXLCodestream(head) else { throw .truncatedBeforeFrame }
    var reading = ContainerReading(.jpegXL)
    reading.facts.detail = .jpegXL(JPEGXLFacts(isBoxed: false))
    reading.facts.image = codestream.header(at: 0)
    reading.add(
      ContainerPart("codestream", offset: 0, byteCount: window.byteCount), limits: limits, log: &log)
    return reading
  }
}

extension JPEGXLCodestream {
  /// What it states of the main picture; `offset` is where it begins in the file.
  func header(at offset: Int) -> ImageHeader {
    ImageHeader(
      size: size, bitDepth: bitDepth, coding: "JPEG XL", location: "JXL codestream", offset: offset,
      orientation: orientation)
  }
}
