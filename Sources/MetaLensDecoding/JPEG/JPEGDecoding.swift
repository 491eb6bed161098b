import MetaLensFacts

/// Decodes a JPEG to facts: segments, EXIF, frame, and whether the picture is complete.
enum JPEGDecoding {
  static func decode(
    _ header: inout HeaderWindow, depth: AnalysisDepth, hashing: Bool, _ context: inout ReadingContext
  ) throws(PhotoReadingError) -> PhotoFacts {
    let walk = try MarkerWalk(&header, &context)
    let walkedFrame = try readFrame(walk, in: header.bytes, &context)
    var facts = PhotoFacts(format: .jpeg, byteCount: header.byteCount)
    facts.exif = readExif(walk, in: header.bytes, &context)
    var metadata = MetadataDecoding.decode(
      walk.segments, in: header.bytes, exif: facts.exif.value, &context)
    // Only complete segments: libjpeg would invent the rest of a truncated table.
    let libjpeg = LibjpegHeader(reading: header.bytes, count: walk.wholeByteCount)
    facts.frame = .present(FrameReconciliation.join(walkedFrame, with: libjpeg, &context))

    var body = try readBody(
      header, walk: walk, exif: facts.exif.value, depth: depth, hashing: hashing, &context)
    facts.sha256 = body.sha256
    if let structure = body.structure {
      facts.structure = .present(structure)
      metadata.add(try TrailerValues.read(structure.trailers, &context))
    }
    facts.metadata = .present(metadata.facts)
    if !body.hasEnd {
      facts.emptyTailOffset = try EmptyTail.start(in: context.source, limits: context.limits)
      // The decoder would read the zeros as codes.
      if let start = facts.emptyTailOffset { body.cutPicture(at: start) }
    }
    if depth >= .pixels {
      try decodePicture(body.picture.take(), scanOffset: walk.scanOffset, into: &facts, &context)
      try decodePreviews(into: &facts, &context)
      if let picture = facts.picture.value, picture.hasFaultyData, let structure = facts.structure.value {
        facts.structure = .present(structure.withoutNoise(picture, walk))
      }
    }
    let state = try PictureState(of: facts, hasEnd: body.hasEnd, &context)
    facts.isComplete = state.isComplete
    facts.isDamaged = state.isDamaged
    facts.damageOffset = state.damageOffset
    facts.diagnostics = context.diagnostics
    return facts
  }

  /// Returns the frame header; throws what the file is, or what it lacks, if there is none to read.
  private static func readFrame(
    _ walk: MarkerWalk, in bytes: [UInt8], _ context: inout ReadingContext
  ) throws(PhotoReadingError) -> FrameFacts {
    let segments = walk.segments
    let read = walk.frameIndex.flatMap { FrameHeader.read(segments[$0], in: bytes) }
    if read == nil || walk.strayByteCount > 0,
      try TextTransfer.hasConvertedNewlines(in: context.source)
    {
      throw .unknownFormat(.changedAsText)
    }
    guard let frameIndex = walk.frameIndex else { throw missingFrame(walk) }
    guard let frame = read else {
      throw .malformed("frame header of \(segments[frameIndex].payloadCount) bytes")
    }
    return frame
  }

  private static func readExif(
    _ walk: MarkerWalk, in bytes: [UInt8], _ context: inout ReadingContext
  ) -> FactGroup<ExifFacts> {
    guard let exifIndex = walk.exifIndex else { return .absent }
    let segment = walk.segments[exifIndex]
    let exif = ExifDecoding.decode(
      bytes, payload: segment.payloadOffset..<segment.payloadOffset + segment.payloadCount,
      limits: context.limits, log: &context.log)
    return ExifTexts.charged(exif, &context)
  }

  /// What the bytes after the header contain.
  private struct Body {
    /// Whether the picture's own EOI was found.
    var hasEnd: Bool
    /// The file's hash in lower-case hexadecimal; nil if it wasn't requested.
    var sha256: String?
    /// The file's structure; nil if the depth doesn't include it.
    var structure: StructureFacts?
    /// The bytes that were read, up to the picture's end; nil if they won't be decoded, or are too many.
    var picture: [UInt8]?

    /// Removes what the picture's bytes contain from an offset on.
    mutating func cutPicture(at offset: Int) {
      if let count = picture?.count { picture?.removeLast(max(0, count - offset)) }
    }
  }

  /// Reads the file after its header: all of it, or at depth `metadata` no more than shows whether the picture ends.
  private static func readBody(
    _ header: HeaderWindow, walk: MarkerWalk, exif: ExifFacts?, depth: AnalysisDepth, hashing: Bool,
    _ context: inout ReadingContext
  ) throws(PhotoReadingError) -> Body {
    guard depth >= .structure else {
      var completeness = PictureCompleteness(scanOffset: walk.scanOffset, hashing: hashing)
      try completeness.read(header, &context)
      return Body(hasEnd: completeness.isComplete, sha256: completeness.sha256)
    }
    let structure = try StructureDecoding.decode(
      header, walk: walk, exif: exif, hashing: hashing, keeping: depth >= .pixels, &context)
    return Body(
      hasEnd: structure.isComplete, sha256: structure.sha256, structure: structure.facts,
      picture: structure.picture)
  }

  /// Decodes the picture and the EXIF thumbnail.
  private static func decodePicture(
    _ bytes: [UInt8]?, scanOffset: Int?, into facts: inout PhotoFacts, _ context: inout ReadingContext
  ) throws(PhotoReadingError) {
    guard case .present(var frame) = facts.frame else { return }
    let end = facts.structure.value?.coding.pictureEnd ?? facts.byteCount
    facts.picture = try PictureDecoding.decode(
      bytes, data: min(scanOffset ?? end, end)..<end, frame: &frame,
      thumbnail: facts.exif.value?.thumbnailFileRange, &context)
    facts.frame = .present(frame)
  }

  /// Decodes the larger previews and the gain map, if the picture itself was decoded, since they are for comparing with
  /// it.
  private static func decodePreviews(
    into facts: inout PhotoFacts, _ context: inout ReadingContext
  ) throws(PhotoReadingError) {
    guard case .present(var picture) = facts.picture, !picture.preview.isEmpty else { return }
    let index = facts.structure.value?.multiPicture
    picture.previews = try PreviewDecoding.decode(facts.exif.value, index, &context)
    if let index { picture.gainMap = try GainMapDecoding.decode(index, context) }
    facts.picture = .present(picture)
  }

  private static func missingFrame(_ walk: MarkerWalk) -> PhotoReadingError {
    switch walk.end {
    case .endOfFile: .truncatedBeforeFrame
    case .endOfImage: .malformed("EOI before a frame header")
    case .scan: .malformed("SOS before a frame header")
    case .limit: .malformed("no frame header within the limits")
    }
  }
}

extension StructureFacts {
  /// Returns the facts without what damaged data may have imitated: comments, files and stray bytes in the data, and
  /// trailers of unknown kind after a false end of the picture.
  fileprivate func withoutNoise(_ picture: PictureFacts, _ walk: MarkerWalk) -> Self {
    var copy = self
    if let damage = picture.damage, !damage.isBehindRows {
      copy.coding.comments.removeAll { $0.offset >= walk.wholeByteCount }
      copy.files.removeAll { $0.offset >= walk.wholeByteCount }
      copy.coding.strayByteCount = walk.strayByteCount
    }
    // If all rows were decoded, the end is the picture's own.
    if picture.damage != nil, !picture.isWhole {
      copy.trailers.removeAll { $0.kind == .padding || $0.kind == .unknown && !$0.isText }
    }
    return copy
  }
}
