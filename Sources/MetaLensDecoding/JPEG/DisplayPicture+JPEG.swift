package import MetaLensFacts

extension DisplayPicture {
  /// The maximum length of a picture's longer side: an eighth or a quarter of what cameras write, with room for 5,120
  /// pixels.
  package static let maximumSide = 1280
  /// The maximum length of a thumbnail's longer side.
  package static let maximumThumbnailSide = 512
  /// The maximum length of the longer side of a row's picture.
  package static let smallSide = 160
  /// libjpeg's quality; a picture of a megapixel takes 150 to 400 KB.
  package static let quality = 88
  /// The quality of a row's picture.
  package static let smallQuality = 60

  /// Returns the samples of EXIF's thumbnail; nil if it is outside the file or can't be decoded.
  package static func thumbnail(
    of source: any ByteSource, in range: Range<Int>, orientation: Int, limits: ReadLimits = ReadLimits()
  ) throws(PhotoReadingError) -> ColourRaster? {
    guard range.lowerBound >= 0, range.upperBound <= source.byteCount, !range.isEmpty else {
      return nil
    }
    // EXIF allows 64 KB for a thumbnail; the limits are the same as when it is compared with the picture.
    let range = range.prefix(1 << 20)
    return try LibjpegPicture.colours(
      source.contents(of: range, limits: limits),
      maximum: min(maximumThumbnailSide, limits.pageSide(ofPicture: range.count / 2)),
      bounds: .thumbnail(ofBytes: range.count, limits))?
      .turned(orientation: orientation)
  }

  /// Returns the samples of a JPEG in the file, reduced and turned; nil if they can't be decoded within the limits.
  ///
  /// - Parameters:
  ///   - range: The JPEG's range in the file, from SOI to the end of its own EOI.
  ///   - size: The size that the frame header states; nil if it wasn't read.
  ///   - orientation: The picture's EXIF orientation, 1 to 8.
  ///   - maximum: The maximum length of the result's longer side.
  ///   - isExact: Whether the result will be compared with another picture, and so must be reduced as that one is, by
  ///     the means of whole pixels.
  package static func raster(
    of source: any ByteSource, in range: Range<Int>, size: PixelSize?, orientation: Int,
    maximum: Int = maximumSide,
    isExact: Bool = false, limits: ReadLimits = ReadLimits()
  ) throws(PhotoReadingError) -> ColourRaster? {
    guard !range.isEmpty, range.lowerBound >= 0, range.upperBound <= source.byteCount,
      range.count <= limits.pictureBytes
    else { return nil }
    let area = size?.area ?? limits.pictureArea
    return try LibjpegPicture.colours(
      source.contents(of: range, limits: limits), maximum: maximum,
      bounds: .picture(ofBytes: range.count, area: area, limits),
      isExact: isExact && area <= max(1 << 24, maximumPixelsPerByte * range.count))?
      .turned(orientation: orientation)
  }

  /// Encodes a raster as a JPEG; nil if the raster is empty or can't be encoded.
  ///
  /// - Parameter quality: libjpeg's quality, 1 to 100.
  package init?(coding raster: ColourRaster, quality: Int = quality) {
    guard let bytes = LibjpegPicture.coded(raster, quality: quality) else { return nil }
    self.init(bytes: bytes, size: PixelSize(width: raster.width, height: raster.height))
    isThumbnail = raster.isThumbnail
  }

  /// The maximum number of pixels per byte for which every pixel is decoded, if there are more than 16 million pixels.
  ///
  /// Photos have an eighth to eight pixels per byte. If there are more, as in a flat picture, decoding by eighths shows
  /// the same, and decoding every pixel would cost much for few bytes.
  private static let maximumPixelsPerByte = 64
}
