import MetaLensFacts

/// Decodes a JPEG's entropy-coded data to facts: what its coefficients show, and its EXIF thumbnail.
enum PictureDecoding {
  /// Decodes the picture and the thumbnail.
  ///
  /// - Parameters:
  ///   - bytes: The file up to the end of the picture's own EOI, as it was hashed, without a film that may follow; nil
  ///     if it exceeds the limits.
  ///   - data: The range of the entropy-coded data, from the first scan's to the picture's end.
  ///   - thumbnail: The thumbnail's range in the file according to EXIF; may lead anywhere.
  /// - Returns: `notRead` if the picture exceeds the limits or libjpeg can't decode it; a diagnostic says which.
  static func decode(
    _ bytes: [UInt8]?, data: Range<Int>, frame: inout FrameFacts, thumbnail: Range<Int>?,
    _ context: inout ReadingContext
  ) throws(PhotoReadingError) -> FactGroup<PictureFacts> {
    guard let bytes else {
      context.log.add(
        .pictureNotDecoded, at: "JPEG", "\(data.upperBound) bytes, limit \(context.limits.pictureBytes)")
      return .notRead
    }
    let area = frame.size.area
    let picture = LibjpegPicture.coefficients(
      bytes, bounds: .picture(ofBytes: bytes.count, area: area, context.limits))
    guard !picture.isCancelled else { throw .cancelled }
    if let refusal = picture.refusal, !picture.isTooShort, !picture.isBroken {
      context.log.add(.pictureNotDecoded, at: "JPEG", offset: frame.offset, refusal)
      // Exceeding our own limit isn't a fault of the picture.
      if refusal == "larger than the limit" || picture.hasTooManyVisits {
        context.log.add(.limitReached, at: "JPEG", offset: frame.offset, "ReadLimits.pictureBytes")
      } else {
        frame.refusal = frame.refusal ?? refusal
      }
      return .notRead
    }
    if picture.isBroken, let refusal = picture.refusal {
      context.log.add(.pictureNotDecoded, at: "JPEG", offset: picture.damageOffset, refusal)
    }
    if let warning = picture.warning {
      context.log.add(.libjpegWarning, at: "JPEG", "\(warning), warnings: \(picture.warningCount)")
    }
    let isLuma = picture.componentCount == 1 || picture.componentCount == 3
    var facts = PictureFacts(
      preview: isLuma ? picture.preview : GreyRaster(width: 0, height: 0, samples: []),
      histograms: histograms(picture.counts, frame: frame), decodedRows: picture.decodedRows,
      totalRows: picture.isTooShort ? max(1, picture.totalRows) : picture.totalRows)
    facts.chroma = picture.chroma
    facts.warning = picture.dataWarning
    if picture.damageCount > 0 {
      facts.damage = PictureFacts.Damage(
        offset: picture.damageOffset, isBehindRows: picture.damageIsBehindRows)
    } else if let hole = CodedHole.find(
      in: bytes, from: data.lowerBound, monotonousBlocks: picture.monotonousBlockCount)
    {
      facts.damage = PictureFacts.Damage(offset: hole.lowerBound, isBehindRows: false)
    }
    if let blocks = picture.blocks {
      facts.repeated = PictureFacts.RepeatedArea.find(in: blocks)
      facts.even = EvenArea.find(in: blocks, quantizer: facts.histograms.first?.quantizer ?? 1)
    }
    if let thumbnail { facts.thumbnail = try Self.thumbnail(thumbnail, in: bytes, beside: picture, &context) }
    return .present(facts)
  }

  /// Returns how many scans a picture may have: a progressive one has about ten, each of which visits every block.
  ///
  /// 10^9 visited pixels take under two seconds (measured: 300 empty scans over 8 and over 96 megapixels).
  static func scanLimit(area: Int) -> Int { min(200, max(16, 1_000_000_000 / max(1, area))) }

  private static func histograms(_ counts: [[UInt32]], frame: FrameFacts) -> [CoefficientHistogram] {
    let slot = frame.components.first?.quantizationTable
    guard let table = frame.quantizationTables.first(where: { $0.slot == slot })?.values, table.count == 64
    else { return [] }
    return zip(ZigzagOrder.natural, counts).enumerated().map { index, pair in
      CoefficientHistogram(frequency: index, quantizer: Int(table[pair.0]), counts: pair.1)
    }
  }

  /// Decodes EXIF's thumbnail: a JPEG of 64 KB at most, since it is in APP1, although some makers' pointers lead
  /// outside.
  private static func thumbnail(
    _ range: Range<Int>, in bytes: [UInt8], beside main: LibjpegPicture, _ context: inout ReadingContext
  ) throws(PhotoReadingError) -> ThumbnailPicture {
    var facts = ThumbnailPicture(
      offset: range.lowerBound, byteCount: range.count, preview: GreyRaster(width: 0, height: 0, samples: []))
    guard range.lowerBound >= 0, range.upperBound <= bytes.count, !range.isEmpty else { return facts }
    let range = range.prefix(1 << 20)
    let bounds = LibjpegPicture.Bounds.thumbnail(ofBytes: range.count, context.limits)
    let picture = LibjpegPicture.small(Array(bytes[range]), bounds: bounds)
    guard !picture.isCancelled else { throw .cancelled }
    if picture.hasTooManyVisits {
      context.log.add(
        .limitReached, at: "thumbnail", offset: range.lowerBound, "ReadLimits.pictureBytes")
    }
    facts.preview = picture.preview
    facts.chroma = picture.chroma
    facts.isSound = picture.dataWarning == nil
    if main.componentCount == 1, picture.componentCount == 3, picture.refusal == nil {
      let raster = try LibjpegPicture.colours(Array(bytes[range]), maximum: 160, bounds: bounds)
      facts.isColoured = raster?.isColoured ?? false
    }
    return facts
  }
}
