import MetaLensFacts

/// Decodes a JPEG to facts: segments, EXIF, frame, and whether the picture is complete.
enum JPEGDecoding {
  static func decode(
    _ header: inout HeaderWindow, depth: AnalysisDepth, hashing: Bool, _ context: inout ReadingContext
  ) throws(PhotoReadingError) -> PhotoFacts {
    let walk = try MarkerWalk(&header, &context)
    let segments = walk.segments
    let readFrame = walk.frameIndex.flatMap { FrameHeader.read(segments[$0], in: header.bytes) }
    if readFrame == nil || walk.strayByteCount > 0,
      try TextTransfer.hasConvertedNewlines(in: context.source)
    {
      throw .unknownFormat(.changedAsText)
    }
    guard let frameIndex = walk.frameIndex else { throw missingFrame(walk) }
    guard let walkedFrame = readFrame else {
      throw .malformed("frame header of \(segments[frameIndex].payloadCount) bytes")
    }

    var facts = PhotoFacts(format: .jpeg, byteCount: header.byteCount)
    facts.exif = .absent
    if let exifIndex = walk.exifIndex {
      let segment = segments[exifIndex]
      facts.exif = ExifDecoding.decode(
        header.bytes, payload: segment.payloadOffset..<segment.payloadOffset + segment.payloadCount,
        limits: context.limits, log: &context.log)
      facts.exif = ExifTexts.charged(facts.exif, &context)
    }
    var metadata = MetadataDecoding.decode(
      segments, in: header.bytes, exif: facts.exif.value, &context)
    // Only complete segments: libjpeg would invent the rest of a truncated table.
    let libjpeg = LibjpegHeader(reading: header.bytes, count: walk.wholeByteCount)
    facts.frame = .present(FrameReconciliation.join(walkedFrame, with: libjpeg, &context))

    var picture: [UInt8]?
    if depth >= .structure {
      let structure = try StructureDecoding.decode(
        header, walk: walk, exif: facts.exif.value, hashing: hashing, keeping: depth >= .pixels, &context)
      facts.structure = .present(structure.facts)
      metadata.add(try TrailerValues.read(structure.facts.trailers, &context))
      facts.isComplete = structure.isComplete
      facts.sha256 = structure.sha256
      picture = structure.picture
    } else {
      var completeness = PictureCompleteness(scanOffset: walk.scanOffset, hashing: hashing)
      try completeness.read(header, &context)
      facts.isComplete = completeness.isComplete
      facts.sha256 = completeness.sha256
    }
    if !facts.isComplete {
      facts.emptyTailOffset = try EmptyTail.start(in: context.source, limits: context.limits)
      // The decoder would read the zeros as codes.
      if let start = facts.emptyTailOffset, let count = picture?.count {
        picture?.removeLast(max(0, count - start))
      }
    }
    if depth >= .pixels, case .present(var frame) = facts.frame {
      let end = facts.structure.value?.coding.pictureEnd ?? header.byteCount
      facts.picture = try PictureDecoding.decode(
        picture, data: min(walk.scanOffset ?? end, end)..<end, frame: &frame,
        thumbnail: facts.exif.value?.thumbnailFileRange, &context)
      facts.frame = .present(frame)
      if case .present(var picture) = facts.picture, !picture.preview.isEmpty {
        picture.previews = try PreviewDecoding.decode(
          facts.exif.value, facts.structure.value?.multiPicture, &context)
        facts.picture = .present(picture)
      }
      // Even before an EOI, data may be missing or overwritten.
      if let picture = facts.picture.value, !picture.isWhole || picture.damage != nil {
        facts.isDamaged = facts.isComplete
        facts.damageOffset = picture.damage?.offset
        // Damaged data may contain bytes that end the walk before the picture's own end.
        if picture.damage != nil, !facts.isComplete { facts.isDamaged = try endsInEndOfImage(&context) }
        facts.isComplete = false
        if let structure = facts.structure.value {
          facts.structure = .present(structure.withoutNoise(picture, walk))
        }
      }
    }
    if facts.isComplete, let table = facts.impossibleTable {
      (facts.isComplete, facts.isDamaged, facts.damageOffset) = (false, true, table.offset)
    }
    facts.metadata = .present(metadata.facts)
    if !facts.isComplete, !facts.isDamaged {
      context.log.add(.pictureIncomplete, at: "JPEG", offset: header.byteCount)
    }
    if let structure = facts.structure.value,
      structure.multiPicture?.entries.contains(where: \.isCut) ?? false
        || structure.trailers.contains(where: \.isCut)
    {
      facts.isComplete = false
    }
    facts.diagnostics = context.diagnostics
    return facts
  }

  private static func endsInEndOfImage(_ context: inout ReadingContext) throws(PhotoReadingError) -> Bool {
    try context.bytes(at: context.byteCount - 2, count: 2) == [0xFF, JPEGMarker.endOfImage]
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

extension PhotoFacts {
  /// A quantization table that the picture uses and that contains a zero, which the standard forbids and no encoder can
  /// divide by (ITU-T T.81, B.2.4.1); nil if there is none.
  fileprivate var impossibleTable: WrittenQuantizationTable? {
    guard let coding = structure.value?.coding, let frame = frame.value else { return nil }
    return coding.quantizationTables.first { table in
      table.values.contains(0) && frame.components.contains { $0.quantizationTable == table.slot }
    }
  }
}
