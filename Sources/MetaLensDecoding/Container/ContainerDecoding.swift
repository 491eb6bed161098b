import MetaLensFacts

/// Decodes a file that isn't a JPEG to facts: its container, EXIF, data after its end, and the hash.
enum ContainerDecoding {
  static func decode(
    _ format: PhotoFormat, depth: AnalysisDepth, hashing: Bool, _ context: inout ReadingContext
  ) throws(PhotoReadingError) -> PhotoFacts {
    var reading = try read(format, depth: depth, &context)
    for unread in reading.unread {
      context.log.add(
        .tooManyParts, at: unread.container, offset: unread.ranges.first?.lowerBound,
        "blocks of \(unread.kind.rawValue)")
    }
    var facts = PhotoFacts(format: reading.format, byteCount: context.byteCount)
    facts.exif =
      switch reading.exif {
      case .block(let block): ExifDecoding.decode(block, limits: context.limits, log: &context.log)
      case .facts(let exif): .present(exif)
      case nil: .absent
      }
    facts.exif = ExifTexts.charged(facts.exif, &context)
    var metadata = try MetadataDecoding.decode(
      reading.facts, exif: facts.exif.value, &context)
    if let unread = reading.unread.first(where: { $0.kind == .contentCredentials }) {
      // A store that isn't read isn't absent.
      var outline = CredentialOutline(
        .store, label: unread.container, address: "", offset: unread.ranges.first?.lowerBound,
        byteCount: unread.byteCount)
      outline.failure = "not read: too many blocks or pieces"
      context.outlines?.append(outline)
    }
    facts.isComplete = reading.isComplete && reading.damageOffset == nil
    facts.isDamaged = reading.damageOffset != nil
    facts.damageOffset = reading.damageOffset
    if depth >= .structure {
      let end = reading.facts.endOffset ?? context.byteCount
      reading.facts.trailers =
        end < context.byteCount
        ? try TrailerDecoding.decode(from: end, multiPicture: nil, &context) : []
      // In HEIC, Samsung's block is in a box; in a JPEG, it follows the picture.
      var boxed: [Trailer] = []
      if let part = reading.facts.parts.first(where: { $0.name == "sefd" }),
        let trailer = try TrailerValues.trailer(of: part, &context)
      {
        boxed = [trailer]
      }
      metadata.add(
        try TrailerValues.read(boxed + (reading.facts.trailers ?? []), &context))
    }
    facts.metadata = .present(metadata.facts)
    facts.container = .present(reading.facts)
    if hashing { facts.sha256 = try FileHash.digest(of: context.source, limits: context.limits) }
    if !reading.isComplete {
      context.log.add(.pictureIncomplete, at: reading.format.rawValue, offset: context.byteCount)
    }
    facts.diagnostics = context.diagnostics
    return facts
  }

  private static func read(
    _ format: PhotoFormat, depth: AnalysisDepth, _ context: inout ReadingContext
  ) throws(PhotoReadingError) -> ContainerReading {
    switch format {
    case .heic, .avif, .cr3:
      try MediaFileReading.read(format, depth: depth, &context)
    case .png: try PNGReading.read(depth: depth, &context)
    case .webp: try WebPReading.read(&context)
    case .gif: try GIFReading.read(&context)
    case .tiff, .cr2, .orf, .rw2:
      try TIFFReading.read(format, &context)
    case .raf: try RAFReading.read(&context)
    case .jpegXL: try JPEGXLReading.read(&context)
    case .jpeg2000:
      try JPEG2000Reading.read(&context)
    default: throw .unsupported(format)
    }
  }
}
