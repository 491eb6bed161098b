import MetaLensFacts

/// A JPEG to facts: segments, EXIF, frame, and whether the picture is whole.
enum JPEGDecoding {
  static func decode<Source: ByteSource & ~Copyable>(
    _ source: borrowing Source, header: inout HeaderWindow, depth: AnalysisDepth, hashing: Bool,
    limits: ReadLimits
  ) throws(PhotoReadingError) -> PhotoFacts {
    var log = DiagnosticLog(limit: limits.diagnostics)
    let walk = try MarkerWalk(source, header: &header, limits: limits, log: &log)
    guard let frameIndex = walk.frameIndex else { throw missingFrame(walk) }
    let segments = walk.structure.segments
    guard let walkedFrame = FrameHeader.read(segments[frameIndex], in: header.bytes) else {
      throw .malformed("frame header of \(segments[frameIndex].payloadCount) bytes")
    }

    var facts = PhotoFacts(format: .jpeg, byteCount: header.byteCount)
    facts.jpeg = .present(walk.structure)
    facts.exif = .absent
    if let exifIndex = walk.exifIndex {
      let segment = segments[exifIndex]
      facts.exif = ExifDecoding.decode(
        header.bytes, payload: segment.payloadOffset..<segment.payloadOffset + segment.payloadCount,
        limits: limits, log: &log)
    }
    var metadata = MetadataDecoding.decode(
      segments, in: header.bytes, exif: facts.exif.value, limits: limits, log: &log)
    // Only whole segments: libjpeg would make up the rest of a table that is cut.
    let libjpeg = LibjpegHeader(reading: header.bytes, count: walk.wholeByteCount)
    facts.frame = .present(FrameReconciliation.join(walkedFrame, with: libjpeg, log: &log))

    if depth >= .structure {
      let structure = try StructureDecoding.decode(
        source, header: header, walk: walk, exif: facts.exif.value, hashing: hashing, limits: limits)
      facts.structure = .present(structure.facts)
      metadata.add(try TrailerValues.read(structure.facts.trailers, source, limits: limits))
      facts.isComplete = structure.isComplete
      facts.sha256 = structure.sha256
    } else {
      var completeness = PictureCompleteness(scanOffset: walk.structure.scanOffset, hashing: hashing)
      try completeness.read(source, header: header, limits: limits)
      facts.isComplete = completeness.isComplete
      facts.sha256 = completeness.sha256
    }
    if depth >= .pixels, case .present(var frame) = facts.frame {
      let end = facts.structure.value?.coding.endOfImageOffset.map { $0 + 2 } ?? header.byteCount
      facts.picture = try PictureDecoding.decode(
        source, to: end, frame: &frame, thumbnail: thumbnailRange(facts.exif.value), limits: limits,
        log: &log)
      facts.frame = .present(frame)
      // An EOI may follow data of which the middle is missing.
      if let picture = facts.picture.value, !picture.isWhole { facts.isComplete = false }
    }
    facts.metadata = .present(metadata.facts)
    if !facts.isComplete { log.add(.pictureIncomplete, at: "JPEG", offset: header.byteCount) }
    facts.diagnostics = log.diagnostics
    return facts
  }

  /// Where EXIF says that the thumbnail stands in the file.
  private static func thumbnailRange(_ exif: ExifFacts?) -> Range<Int>? {
    guard let exif, let range = exif.thumbnailRange else { return nil }
    return exif.fileOffset + range.lowerBound..<exif.fileOffset + range.upperBound
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
