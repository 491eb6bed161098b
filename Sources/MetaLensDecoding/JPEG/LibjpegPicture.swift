internal import CMetaLensShims
import MetaLensBytes
import MetaLensFacts

// All unsafe code for decoding pictures with libjpeg is in this file: C arrays are copied into Swift values here.

/// What libjpeg makes of a picture's entropy-coded data.
struct LibjpegPicture {
  /// What reading may cost.
  struct Bounds {
    /// Pixels, as the frame header states them.
    var area: Int
    /// Bytes for coefficients.
    var memoryBytes: Int
    /// Scans.
    var scans: Int
    /// Blocks, as often as a scan visits them; of arithmetic coding each two coefficients.
    var visits: Int
  }

  /// Why nothing could be decoded, in libjpeg's words or ours; nil where something was.
  var refusal: String?
  /// Refused since the bytes can't hold what the header states.
  var isTooShort: Bool
  /// Refused by libjpeg in the data, behind a header that it accepted: what was decoded until then is lost.
  var isBroken: Bool
  var isCancelled: Bool
  /// Refused since its scans visit more blocks than its bytes allow.
  var hasTooManyVisits: Bool
  var componentCount: Int
  var decodedRows: Int
  var totalRows: Int
  var warningCount: Int
  /// How many warnings are of data that no encoder writes.
  var damageCount: Int
  /// About where the first of them was met, in bytes.
  var damageOffset: Int
  /// Whether all rows of the scan had been read by then.
  var damageIsBehindRows: Bool
  /// How many of the first component's blocks have one value, not zero, in all of their AC coefficients.
  var monotonousBlockCount: Int
  /// The first warning's text.
  var warning: String?
  /// The text of the first that is about the coded data.
  var dataWarning: String?
  var preview: GreyRaster
  /// The preview's colours; nil where the picture has no Cb and Cr.
  var chroma: ChromaRaster?
  /// One array of counts a frequency, in zigzag order from DC; empty for `small`.
  var counts: [[UInt32]] = []
  /// What the first component's blocks are told by; nil for `small`, and where they are too many.
  var blocks: CodedBlocks?

  /// Decodes coefficients: one pass over the data, and nothing is transformed.
  static func coefficients(_ bytes: [UInt8], bounds: Bounds) -> LibjpegPicture {
    let frequencies = Int(METALENS_JPEG_FREQUENCIES)
    let bins = 2 * Int(METALENS_JPEG_REACH) + 1
    var histograms = [UInt32](repeating: 0, count: frequencies * bins)
    var limits = bounds.c
    var outcome = metalens_jpeg_outcome()
    var preview = metalens_jpeg_preview()
    var blocks = unsafe metalens_jpeg_blocks()
    unsafe bytes.withUnsafeBufferPointer { buffer in
      unsafe histograms.withUnsafeMutableBufferPointer { histograms in
        unsafe metalens_read_jpeg_coefficients(
          buffer.baseAddress, buffer.count, &limits, &outcome, histograms.baseAddress, &preview, &blocks)
      }
    }
    var picture = LibjpegPicture(&outcome, &preview)
    let coded = unsafe CodedBlocks.taken(blocks)
    if picture.refusal == nil {
      picture.blocks = coded
      picture.counts = (0..<frequencies).map { Array(histograms[$0 * bins..<($0 + 1) * bins]) }
    }
    return picture
  }

  /// SHA-256 of what a picture decodes from: size, colour space, sampling, quantization tables and coefficients.
  ///
  /// - Returns: the digest in lower-case hexadecimal; nil where libjpeg can't decode all of it, or has to warn.
  static func coefficientDigest(_ bytes: [UInt8], bounds: Bounds) throws(PhotoReadingError) -> String? {
    guard let sink = DigestSink() else { return nil }
    var limits = bounds.c
    var outcome = metalens_jpeg_outcome()
    unsafe bytes.withUnsafeBufferPointer { buffer in
      unsafe metalens_read_jpeg_blocks(
        buffer.baseAddress, buffer.count, &limits, &outcome,
        { context, bytes, count in
          guard let context = unsafe context else { return }
          let piece = unsafe Array(UnsafeBufferPointer(start: bytes, count: count))
          unsafe Unmanaged<DigestSink>.fromOpaque(context).takeUnretainedValue().stream?.update(piece)
        }, Unmanaged.passUnretained(sink).toOpaque())
    }
    guard outcome.cancelled == 0 else { throw .cancelled }
    guard outcome.failed == 0, outcome.warning_count == 0, outcome.decoded_rows == outcome.total_rows else {
      return nil
    }
    return sink.stream.take()?.finalize()
  }

  /// What C hands bytes over to.
  private final class DigestSink {
    var stream: DigestStream?

    init?() {
      guard let stream = DigestStream(.sha256) else { return nil }
      self.stream = consume stream
    }
  }

  /// Decodes a small picture to shades and colours.
  static func small(_ bytes: [UInt8], bounds: Bounds) -> LibjpegPicture {
    var limits = bounds.c
    var outcome = metalens_jpeg_outcome()
    var preview = metalens_jpeg_preview()
    unsafe bytes.withUnsafeBufferPointer { buffer in
      unsafe metalens_read_jpeg_small(buffer.baseAddress, buffer.count, &limits, &outcome, &preview)
    }
    return LibjpegPicture(&outcome, &preview)
  }

  /// Decodes a picture to colours, reduced to so many pixels on the longer side; nil where it can't be.
  ///
  /// - Parameters:
  ///   - isExact: whether every pixel is decoded, and reduced as those of other formats are; by eighths is faster.
  ///   - isToBeWhole: whether it is nil too where libjpeg had to warn, as of data that end early.
  static func colours(
    _ bytes: [UInt8], maximum: Int, bounds: Bounds, isExact: Bool = false, isToBeWhole: Bool = false
  ) throws(PhotoReadingError) -> ColourRaster? {
    var limits = bounds.c
    var outcome = metalens_jpeg_outcome()
    var raster = unsafe metalens_jpeg_raster()
    unsafe bytes.withUnsafeBufferPointer { buffer in
      unsafe metalens_read_jpeg_raster(
        buffer.baseAddress, buffer.count, UInt32(clamping: maximum), isExact ? 1 : 0, &limits, &outcome,
        &raster)
    }
    guard outcome.cancelled == 0 else { throw .cancelled }
    let pixels = unsafe DecodedPixels.taken(raster)
    return isToBeWhole && outcome.warning_count > 0 ? nil : pixels
  }

  /// Codes a raster as a JPEG of its own; nil where it is empty or libjpeg can't.
  ///
  /// - Parameters:
  ///   - quality: libjpeg's, 1 to 100.
  static func coded(_ raster: ColourRaster, quality: Int) -> [UInt8]? {
    guard !raster.isEmpty else { return nil }
    var bytes: UnsafeMutablePointer<UInt8>?
    var count = 0
    let code = unsafe raster.samples.withUnsafeBufferPointer { buffer in
      unsafe metalens_write_jpeg(
        buffer.baseAddress, UInt32(raster.width), UInt32(raster.height), Int32(quality), &bytes, &count)
    }
    guard code == 0, let bytes = unsafe bytes else { return nil }
    defer { unsafe metalens_jpeg_free(bytes) }
    return unsafe Array(UnsafeBufferPointer(start: bytes, count: count))
  }

  private init(_ outcome: inout metalens_jpeg_outcome, _ preview: inout metalens_jpeg_preview) {
    isTooShort = outcome.bits_missing != 0
    isBroken = outcome.data_broken != 0
    isCancelled = outcome.cancelled != 0
    hasTooManyVisits = outcome.visits_over != 0
    componentCount = Int(outcome.component_count)
    decodedRows = Int(outcome.decoded_rows)
    totalRows = Int(outcome.total_rows)
    warningCount = Int(outcome.warning_count)
    damageCount = Int(outcome.damage_count)
    damageOffset = Int(outcome.damage_offset)
    damageIsBehindRows = outcome.damage_behind_rows != 0
    monotonousBlockCount = Int(outcome.monotonous_blocks)
    refusal = unsafe metalens_jpeg_outcome_error(&outcome).map { unsafe String(cString: $0) }
    warning = unsafe metalens_jpeg_outcome_warning(&outcome).map { unsafe String(cString: $0) }
    dataWarning = unsafe metalens_jpeg_outcome_data_warning(&outcome).map { unsafe String(cString: $0) }
    let width = Int(preview.width)
    let height = refusal == nil ? Int(preview.height) : 0
    let samples = unsafe Array(
      UnsafeBufferPointer(start: metalens_jpeg_preview_samples(&preview), count: width * height))
    self.preview = GreyRaster(width: height == 0 ? 0 : width, height: height, samples: samples)
    if height > 0, preview.chroma_height > 0 {
      let size = (width: Int(preview.chroma_width), height: Int(preview.chroma_height))
      let planes = (0..<2).map { index in
        let samples = unsafe metalens_jpeg_preview_chroma(&preview, Int32(index))
        return unsafe GreyRaster(
          width: size.width, height: size.height,
          samples: Array(UnsafeBufferPointer(start: samples, count: size.width * size.height)))
      }
      chroma = ChromaRaster(
        blue: planes[0], red: planes[1], pitchAcross: preview.chroma_pitch_across,
        pitchDown: preview.chroma_pitch_down)
    }
  }
}

extension CodedBlocks {
  /// Copies C's words and gives them back; nil where there are none.
  fileprivate static func taken(_ blocks: metalens_jpeg_blocks) -> CodedBlocks? {
    guard let words = unsafe blocks.words else { return nil }
    defer { unsafe metalens_jpeg_free(UnsafeMutableRawPointer(words).assumingMemoryBound(to: UInt8.self)) }
    let (columns, rows) = unsafe (Int(blocks.columns), Int(blocks.rows))
    return unsafe CodedBlocks(
      columns: columns, rows: rows, words: Array(UnsafeBufferPointer(start: words, count: columns * rows)))
  }
}

extension LibjpegPicture.Bounds {
  /// What a whole picture of so many bytes may cost, of an area as its header states it.
  static func picture(ofBytes count: Int, area: Int, _ limits: ReadLimits) -> Self {
    Self(
      area: limits.pictureArea, memoryBytes: limits.coefficientBytes(ofPicture: count),
      scans: PictureDecoding.scanLimit(area: area), visits: limits.blockVisits(ofPicture: count))
  }

  /// What a thumbnail of so many bytes may cost: 64 KB at most by EXIF, and some hundred pixels on a side.
  ///
  /// It is decoded beside the picture, and half of its scans are enough.
  static func thumbnail(ofBytes count: Int, _ limits: ReadLimits) -> Self {
    Self(area: 1 << 20, memoryBytes: 1 << 24, scans: 100, visits: limits.blockVisits(ofPicture: count) / 2)
  }

  /// What a preview of so many bytes may cost: some megapixels.
  static func preview(ofBytes count: Int, _ limits: ReadLimits) -> Self {
    Self(area: 1 << 22, memoryBytes: 1 << 24, scans: 100, visits: limits.blockVisits(ofPicture: count) / 2)
  }

  fileprivate var c: metalens_jpeg_bounds {
    metalens_jpeg_bounds(
      area_limit: UInt64(max(0, area)), memory_limit: max(1, memoryBytes), scan_limit: Int32(clamping: scans),
      visit_limit: UInt64(max(0, visits)),
      is_cancelled: { Task.isCancelled ? 1 : 0 })
  }
}
