import MetaLensFacts

/// A file that is no JPEG to facts: its container, EXIF, what follows it, and the hash.
enum ContainerDecoding {
  static func decode<Source: ByteSource & ~Copyable>(
    _ source: borrowing Source, format: PhotoFormat, header: HeaderWindow, depth: AnalysisDepth,
    hashing: Bool,
    limits: ReadLimits
  ) throws(PhotoReadingError) -> PhotoFacts {
    var log = DiagnosticLog(limit: limits.diagnostics)
    var window = SparseWindow(header: header, limits: limits)
    var reading = try read(
      source, format: format, window: &window, depth: depth, limits: limits, log: &log)
    var facts = PhotoFacts(format: reading.format, byteCount: header.byteCount)
    facts.exif =
      switch reading.exif {
      case .block(let block): ExifDecoding.decode(block, limits: limits, log: &log)
      case .facts(let exif): .present(exif)
      case nil: .absent
      }
    var metadata = try MetadataDecoding.decode(
      reading.facts, exif: facts.exif.value, source, window: &window, limits: limits, log: &log)
    facts.isComplete = reading.isComplete
    if depth >= .structure {
      let end = reading.facts.endOffset ?? header.byteCount
      reading.facts.trailers =
        end < header.byteCount
        ? try TrailerDecoding.decode(from: end, multiPicture: nil, limits: limits, source) : []
      // Samsung's block stands in a box of HEIC as it stands behind a JPEG.
      var boxed: [Trailer] = []
      if let part = reading.facts.parts.first(where: { $0.name == "sefd" }),
        let trailer = try TrailerValues.trailer(of: part, source)
      {
        boxed = [trailer]
      }
      metadata.add(
        try TrailerValues.read(boxed + (reading.facts.trailers ?? []), source, limits: limits))
    }
    facts.metadata = .present(metadata.facts)
    facts.container = .present(reading.facts)
    if hashing { facts.sha256 = try FileHash.digest(of: source, limits: limits) }
    if !facts.isComplete {
      log.add(.pictureIncomplete, at: reading.format.rawValue, offset: header.byteCount)
    }
    facts.diagnostics = log.diagnostics
    return facts
  }

  private static func read<Source: ByteSource & ~Copyable>(
    _ source: borrowing Source, format: PhotoFormat, window: inout SparseWindow, depth: AnalysisDepth,
    limits: ReadLimits, log: inout DiagnosticLog
  ) throws(PhotoReadingError) -> ContainerReading {
    switch format {
    case .heic, .avif, .cr3:
      try MediaFileReading.read(
        source, format: format, window: &window, depth: depth, limits: limits, log: &log)
    case .png: try PNGReading.read(source, window: &window, depth: depth, limits: limits, log: &log)
    case .webp: try WebPReading.read(source, window: &window, depth: depth, limits: limits, log: &log)
    case .gif: try GIFReading.read(source, window: &window, depth: depth, limits: limits, log: &log)
    case .tiff, .cr2, .orf, .rw2:
      try TIFFReading.read(
        source, format: format, window: &window, depth: depth, limits: limits, log: &log)
    case .raf: try RAFReading.read(source, window: &window, depth: depth, limits: limits, log: &log)
    case .jpegXL: try JPEGXLReading.read(source, window: &window, depth: depth, limits: limits, log: &log)
    case .jpeg2000:
      try JPEG2000Reading.read(source, window: &window, depth: depth, limits: limits, log: &log)
    default: throw .unsupported(format)
    }
  }
}
