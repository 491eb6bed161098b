package import MetaLensFacts

extension PictureToLookAt {
  /// The longer side of a picture at most: an eighth or a quarter of what cameras write, with room for 5,120 pixels.
  package static let maximumSide = 1280
  /// The longer side of a thumbnail at most.
  package static let maximumThumbnailSide = 512
  /// libjpeg's quality; a picture of a megapixel takes 150 to 400 KB.
  package static let quality = 88

  /// The samples of the thumbnail that EXIF names; nil where it lies outside the file, or can't be decoded.
  package static func thumbnail(
    of source: any ByteSource, in range: Range<Int>, orientation: Int, limits: ReadLimits = ReadLimits()
  ) throws(PhotoReadingError) -> ColourRaster? {
    guard range.lowerBound >= 0, range.upperBound <= source.byteCount, !range.isEmpty else {
      return nil
    }
    // Thumbnails have 64 KB at most by EXIF; the bounds are those of the comparison with the picture.
    let range = range.prefix(1 << 20)
    return try LibjpegPicture.colours(
      source.contents(of: range, limits: limits),
      maximum: min(maximumThumbnailSide, limits.pageSide(ofPicture: range.count / 2)),
      bounds: .thumbnail(ofBytes: range.count, limits))?
      .turned(orientation: orientation)
  }

  /// The samples of a JPEG in the file, reduced and turned; nil where they can't be decoded within the limits.
  ///
  /// - Parameters:
  ///   - range: from SOI to behind the picture's own EOI.
  ///   - size: what the frame header states; nil where it wasn't read.
  ///   - orientation: how it is turned, 1 to 8.
  ///   - maximum: the longer side of what comes of it, at most.
  ///   - isExact: whether it is compared with another, and so reduced by the means of whole pixels as that is.
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

  /// A raster coded as a JPEG of its own; nil where it is empty.
  ///
  /// - Parameter quality: libjpeg's, 1 to 100.
  package init?(coding raster: ColourRaster, quality: Int = quality) {
    guard let bytes = LibjpegPicture.coded(raster, quality: quality) else { return nil }
    self.init(bytes: bytes, size: PixelSize(width: raster.width, height: raster.height))
    isThumbnail = raster.isThumbnail
  }

  /// Of how many pixels in a byte every one is decoded at most, where there are more than 16 million.
  ///
  /// Photos have an eighth to eight. Of more, as of a flat picture, eighths show the same, and decoding every pixel would
  /// cost much for few bytes.
  private static let maximumPixelsPerByte = 64
}
