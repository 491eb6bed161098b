internal import CMetaLensShims
import MetaLensBytes
import MetaLensFacts

// All unsafe code for decoding pictures with libjpeg is in this file: C arrays are copied into Swift values here.

/// The result of decoding a picture's entropy-coded data with libjpeg.
struct LibjpegPicture {
  /// The limits of reading a picture.
  struct Bounds {
    /// The maximum number of pixels, as stated in the frame header.
    var area: Int
    /// The maximum number of bytes for coefficients.
    var memoryBytes: Int
    var scans: Int
    /// The maximum number of blocks, counted each time a scan visits them; in arithmetic coding, every two coefficients
    /// count.
    var visits: Int
  }

  /// Why nothing could be decoded, in libjpeg's words or ours; nil if something was.
  var refusal: String?
  /// Whether it was refused because the bytes can't contain as large a picture as the header states.
  var isTooShort: Bool
  /// Whether libjpeg failed in the data, after a header that it accepted; the data decoded before are lost.
  var isBroken: Bool
  var isCancelled: Bool
  /// Whether it was refused because its scans visit more blocks than its bytes allow.
  var hasTooManyVisits: Bool
  var componentCount: Int
  var decodedRows: Int
  var totalRows: Int
  var warningCount: Int
  /// The number of warnings about data that no encoder writes.
  var damageCount: Int
  /// The approximate offset of the first such data.
  var damageOffset: Int
  /// Whether the first such data were found after all rows of the scan had been read.
  var damageIsBehindRows: Bool
  /// The number of the first component's blocks whose AC coefficients all have the same value, which isn't zero.
  var monotonousBlockCount: Int
  /// The first warning's text.
  var warning: String?
  /// The text of the first warning about the coded data.
  var dataWarning: String?
  var preview: GreyRaster
  /// The preview's colours; nil if the picture has no Cb and Cr.
  var chroma: ChromaRaster?
  /// One array of counts for each frequency, in zigzag order from DC; empty for `small`.
  var counts: [[UInt32]] = []
  /// The words that identify the first component's blocks; nil for `small`, and if there are too many blocks.
  var blocks: CodedBlocks?

  /// Decodes coefficients in one pass over the data, without transforming them.
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

  /// Returns the SHA-256 of the content that a picture decodes from: size, colour space, sampling, quantization tables
  /// and coefficients.
  ///
  /// - Returns: The digest in lower-case hexadecimal; nil if libjpeg can't decode all of the picture, or warns.
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

  /// The receiver of the bytes that the C shim passes on.
  private final class DigestSink {
    var stream: DigestStream?

    init?() {
      guard let stream = DigestStream(.sha256) else { return nil }
      self.stream = consume stream
    }
  }

  /// Decodes a small picture to a preview in grey and colours.
  static func small(_ bytes: [UInt8], bounds: Bounds) -> LibjpegPicture {
    var limits = bounds.c
    var outcome = metalens_jpeg_outcome()
    var preview = metalens_jpeg_preview()
    unsafe bytes.withUnsafeBufferPointer { buffer in
      unsafe metalens_read_jpeg_small(buffer.baseAddress, buffer.count, &limits, &outcome, &preview)
    }
    return LibjpegPicture(&outcome, &preview)
  }

  /// Decodes a picture to colours, reduced to at most `maximum` pixels on the longer side; nil if it can't be decoded.
  ///
  /// - Parameters:
  ///   - isExact: Whether every pixel is decoded and then reduced, as in other formats; reducing by eighths is faster.
  ///   - isToBeWhole: Whether to return nil also if libjpeg warned, for example of data that end early.
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

  /// Encodes a raster as a JPEG; nil if the raster is empty or libjpeg fails.
  ///
  /// - Parameters:
  ///   - quality: libjpeg's quality, 1 to 100.
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
  /// Copies the C shim's words and frees them; nil if there are none.
  fileprivate static func taken(_ blocks: metalens_jpeg_blocks) -> CodedBlocks? {
    guard let words = unsafe blocks.words else { return nil }
    defer { unsafe metalens_jpeg_free(UnsafeMutableRawPointer(words).assumingMemoryBound(to: UInt8.self)) }
    let (columns, rows) = unsafe (Int(blocks.columns), Int(blocks.rows))
    return unsafe CodedBlocks(
      columns: columns, rows: rows, words: Array(UnsafeBufferPointer(start: words, count: columns * rows)))
  }
}

extension LibjpegPicture.Bounds {
  /// Returns the limits of a whole picture, by its number of bytes and the area that its header states.
  static func picture(ofBytes count: Int, area: Int, _ limits: ReadLimits) -> Self {
    Self(
      area: limits.pictureArea, memoryBytes: limits.coefficientBytes(ofPicture: count),
      scans: PictureDecoding.scanLimit(area: area), visits: limits.blockVisits(ofPicture: count))
  }

  /// Returns the limits of a thumbnail, by its number of bytes: EXIF allows 64 KB, and it has a few hundred pixels on a
  /// side.
  ///
  /// It is decoded in addition to the picture, and half of the picture's visits are enough.
  static func thumbnail(ofBytes count: Int, _ limits: ReadLimits) -> Self {
    Self(area: 1 << 20, memoryBytes: 1 << 24, scans: 100, visits: limits.blockVisits(ofPicture: count) / 2)
  }

  /// Returns the limits of a preview, by its number of bytes: it has a few megapixels.
  static func preview(ofBytes count: Int, _ limits: ReadLimits) -> Self {
    Self(area: 1 << 22, memoryBytes: 1 << 24, scans: 100, visits: limits.blockVisits(ofPicture: count) / 2)
  }

  /// Returns the limits of a gain map, by its number of bytes: it may be as large as its picture (ISO 21496-1).
  ///
  /// It is decoded by eighths, so that an area of 64 pixels costs one decoded sample. The visits are at most those of a
  /// preview with the maximum area in a hundred scans.
  static func gainMap(ofBytes count: Int, _ limits: ReadLimits) -> Self {
    let samples = 1 << 22
    return Self(
      area: min(limits.pictureArea, 64 * samples),
      memoryBytes: max(1 << 24, min(limits.coefficientBytes(ofPicture: count), 1 << 26)), scans: 100,
      visits: min(limits.blockVisits(ofPicture: count) / 2, 1 << 24))
  }

  fileprivate var c: metalens_jpeg_bounds {
    metalens_jpeg_bounds(
      area_limit: UInt64(max(0, area)), memory_limit: max(1, memoryBytes), scan_limit: Int32(clamping: scans),
      visit_limit: UInt64(max(0, visits)),
      is_cancelled: { Task.isCancelled ? 1 : 0 })
  }
}
