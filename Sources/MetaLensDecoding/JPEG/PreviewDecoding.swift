import MetaLensFacts

/// Decodes a JPEG's previews other than its thumbnail: those in its EXIF block, where maker notes put them, and those
/// after its picture, where its index (MPF) lists them.
enum PreviewDecoding {
  /// The maximum number of previews decoded from each of the two places; the 19 models in our collection write one.
  private static let maximum = 2
  /// The maximum number of places in a block that look like the beginning of a JPEG.
  private static let maximumStarts = 8
  /// The maximum size of a preview in bytes: those of full HD take about 700 KB.
  private static let maximumBytes = 1 << 22

  /// Decodes the previews to small grey rasters, without those that can't be decoded.
  static func decode(
    _ exif: ExifFacts?, _ index: MultiPicture?, _ context: inout ReadingContext
  ) throws(PhotoReadingError) -> [ThumbnailPicture] {
    var previews: [ThumbnailPicture] = []
    if let exif {
      for start in starts(in: exif) where previews.count < maximum {
        let range = start..<exif.bytes.count
        guard let place = exif.fileRange(of: range) else { continue }
        let bounds = LibjpegPicture.Bounds.preview(ofBytes: range.count, context.limits)
        if let preview = try picture(exif.bytes[range], at: place.lowerBound, bounds: bounds) {
          previews.append(preview)
        }
      }
    }
    let listed =
      index?.entries.dropFirst().filter { isLargeThumbnail($0) && $0.byteCount <= maximumBytes } ?? []
    for entry in listed.prefix(maximum) {
      let bytes = try context.source.window(at: entry.offset, count: entry.byteCount)
      let bounds = LibjpegPicture.Bounds.preview(ofBytes: bytes.count, context.limits)
      if let preview = try picture(bytes[...], at: entry.offset, bounds: bounds) {
        previews.append(preview)
      }
    }
    return previews
  }

  /// Whether an entry is a smaller version of the picture itself (CIPA DC-007, table 4: 0x010001 for VGA, 0x010002 for
  /// full HD) and its JPEG is complete.
  private static func isLargeThumbnail(_ entry: MultiPicture.Entry) -> Bool {
    entry.isPicture && entry.isEnded && (0x01_0001...0x01_0002).contains(entry.type)
  }

  /// Returns the places of SOI followed by another marker in the block, outside the thumbnail; coded data contain no
  /// such bytes.
  private static func starts(in exif: ExifFacts) -> [Int] {
    let thumbnail = exif.thumbnailRange ?? 0..<0
    var starts: [Int] = []
    var next = 0
    while starts.count < maximumStarts, next + 4 <= exif.bytes.count,
      let found = exif.bytes[next...].firstIndex(of: 0xFF), found + 4 <= exif.bytes.count
    {
      next = found + 1
      if exif.bytes[found + 1] == JPEGMarker.startOfImage, exif.bytes[found + 2] == 0xFF,
        (0xC0..<0xFF).contains(exif.bytes[found + 3]), !thumbnail.contains(found)
      {
        starts.append(found)
      }
    }
    return starts
  }

  /// Decodes a small picture to grey; nil if it can't be decoded, or not without a warning.
  static func picture(
    _ bytes: ArraySlice<UInt8>, at offset: Int, bounds: LibjpegPicture.Bounds
  ) throws(PhotoReadingError) -> ThumbnailPicture? {
    let raster = try LibjpegPicture.colours(Array(bytes), maximum: 160, bounds: bounds, isToBeWhole: true)
    guard let grey = raster?.grey, !grey.isEmpty else { return nil }
    return ThumbnailPicture(offset: offset, byteCount: bytes.count, preview: grey)
  }
}
