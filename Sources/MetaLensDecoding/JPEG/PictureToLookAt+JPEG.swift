package import MetaLensFacts

extension PictureToLookAt {
  /// The longer side of a picture at most: an eighth or a quarter of what cameras write, with room for 5,120 pixels.
  package static let mostSide = 1280
  /// The longer side of a thumbnail at most.
  package static let mostThumbnailSide = 512
  /// libjpeg's quality; a picture of a megapixel takes 150 to 400 KB.
  package static let quality = 88

  /// The picture of the file's first bytes; nil where it is larger than the limits allow, or can't be decoded.
  ///
  /// - Parameters:
  ///   - end: where the picture's own EOI ends.
  ///   - size: what the frame header states.
  ///   - orientation: how it is turned, 1 to 8.
  ///   - most: the longer side of what comes of it, at most.
  ///   - quality: libjpeg's, 1 to 100.
  package static func picture(
    of source: any ByteSource, to end: Int, size: PixelSize, orientation: Int,
    most: Int = mostSide, quality: Int = quality, limits: ReadLimits = ReadLimits()
  ) throws(PhotoReadingError) -> PictureToLookAt? {
    guard end > 0, end <= min(limits.pictureBytes, source.byteCount) else { return nil }
    return try decoded(
      try contents(of: source, in: 0..<end, limits: limits), most: most, quality: quality,
      orientation: orientation,
      bounds: .init(
        area: limits.pictureArea, memoryBytes: limits.coefficientBytes(ofPicture: end),
        scans: PictureDecoding.scanLimit(area: size.width * size.height)))
  }

  /// The thumbnail that EXIF names; nil where it lies outside the file, or can't be decoded.
  package static func thumbnail(
    of source: any ByteSource, in range: Range<Int>, orientation: Int, limits: ReadLimits = ReadLimits()
  ) throws(PhotoReadingError) -> PictureToLookAt? {
    guard range.lowerBound >= 0, range.upperBound <= source.byteCount, !range.isEmpty else {
      return nil
    }
    // Thumbnails have 64 KB at most by EXIF; the bounds are those of the comparison with the picture.
    return try decoded(
      try contents(of: source, in: range.prefix(1 << 20), limits: limits), most: mostThumbnailSide,
      quality: quality, orientation: orientation,
      bounds: .init(area: 1 << 20, memoryBytes: 1 << 24, scans: 100))
  }

  /// The samples of the file's first picture, reduced and turned; nil where they can't be decoded within the limits.
  package static func raster(
    of source: any ByteSource, to end: Int, size: PixelSize, orientation: Int, most: Int,
    limits: ReadLimits = ReadLimits()
  ) throws(PhotoReadingError) -> ColourRaster? {
    guard end > 0, end <= min(limits.pictureBytes, source.byteCount) else { return nil }
    let bounds = LibjpegPicture.Bounds(
      area: limits.pictureArea, memoryBytes: limits.coefficientBytes(ofPicture: end),
      scans: PictureDecoding.scanLimit(area: size.width * size.height))
    switch LibjpegPicture.colours(
      try contents(of: source, in: 0..<end, limits: limits), most: most, bounds: bounds)
    {
    case .failure(let refusal):
      if refusal.isCancelled { throw .cancelled }
      return nil
    case .success(let raster): return raster.turned(orientation: orientation)
    }
  }

  /// A raster coded as a JPEG of its own; nil where it is empty.
  package init?(coding raster: ColourRaster) {
    guard let bytes = LibjpegPicture.coded(raster, quality: Self.quality) else { return nil }
    self.init(bytes: bytes, size: PixelSize(width: raster.width, height: raster.height))
  }

  private static func decoded(
    _ bytes: [UInt8], most: Int, quality: Int, orientation: Int, bounds: LibjpegPicture.Bounds
  ) throws(PhotoReadingError) -> PictureToLookAt? {
    switch LibjpegPicture.colours(bytes, most: most, bounds: bounds) {
    case .failure(let refusal):
      if refusal.isCancelled { throw .cancelled }
      return nil
    case .success(let raster):
      let turned = raster.turned(orientation: orientation)
      guard let coded = LibjpegPicture.coded(turned, quality: quality) else { return nil }
      return PictureToLookAt(
        bytes: coded, size: PixelSize(width: turned.width, height: turned.height))
    }
  }

  private static func contents(
    of source: any ByteSource, in range: Range<Int>, limits: ReadLimits
  ) throws(PhotoReadingError) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(range.count)
    var rest = range
    while let window = try source.nextWindow(of: &rest, limits: limits) { bytes += window }
    return bytes
  }
}
