import MetaLensFacts

/// The previews that a JPEG holds beside its thumbnail: in its EXIF block, where maker notes keep them, and behind its
/// picture, where its index (MPF) lists them.
enum PreviewDecoding {
  /// Previews of one place that are decoded; the 19 models that we have keep one.
  private static let maximum = 2
  /// Places in a block that look like the beginning of a JPEG.
  private static let maximumStarts = 8
  /// The longest preview that is read, in bytes: those of full HD take some 700 KB.
  private static let maximumBytes = 1 << 22

  /// Decodes them, in grey and small; what can't be decoded is none.
  static func decode(
    _ exif: ExifFacts?, _ index: MultiPicture?, _ context: inout ReadingContext
  ) throws(PhotoReadingError) -> [ThumbnailPicture] {
    var previews: [ThumbnailPicture] = []
    if let exif {
      for start in starts(in: exif) where previews.count < maximum {
        let range = start..<exif.bytes.count
        guard let place = exif.fileRange(of: range) else { continue }
        if let preview = try picture(exif.bytes[range], at: place.lowerBound, context) {
          previews.append(preview)
        }
      }
    }
    let listed =
      index?.entries.dropFirst().filter { isLargeThumbnail($0) && $0.byteCount <= maximumBytes } ?? []
    for entry in listed.prefix(maximum) {
      let bytes = try context.source.window(at: entry.offset, count: entry.byteCount)
      if let preview = try picture(bytes[...], at: entry.offset, context) { previews.append(preview) }
    }
    return previews
  }

  /// Whether the index says that it is the picture itself, smaller (CIPA DC-007, table 4: 0x010001 for VGA, 0x010002 for
  /// full HD), and it stands there.
  private static func isLargeThumbnail(_ entry: MultiPicture.Entry) -> Bool {
    entry.isPicture && entry.isEnded && (0x01_0001...0x01_0002).contains(entry.type)
  }

  /// Where SOI and a further marker stand in the block, but in the thumbnail; coded data hold neither.
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

  private static func picture(
    _ bytes: ArraySlice<UInt8>, at offset: Int, _ context: borrowing ReadingContext
  ) throws(PhotoReadingError) -> ThumbnailPicture? {
    let raster = try LibjpegPicture.colours(
      Array(bytes), maximum: 160, bounds: .preview(ofBytes: bytes.count, context.limits),
      isToBeWhole: true)
    guard let grey = raster?.grey, !grey.isEmpty else { return nil }
    return ThumbnailPicture(offset: offset, byteCount: bytes.count, preview: grey)
  }
}
