import MetaLensFacts

/// Finds and decodes the gain map among the pictures that a JPEG's index (MPF) lists after its own.
///
/// Phones store it to brighten the picture on HDR screens. The picture itself may be marked like its map, so only the
/// pictures after the first are asked.
enum GainMapDecoding {
  /// The maximum number of pictures asked; phones list one to three.
  private static let maximumPictures = 8
  /// The maximum size of a gain map in bytes.
  ///
  /// The largest of 21 in our collection takes 111 KB, but one may be as large as its picture. Only one is decoded, so
  /// that this is the limit for all of them together.
  private static let maximumBytes = 1 << 23
  /// The number of a picture's first bytes in which its mark is searched.
  private static let headBytes = 1 << 16

  /// Decodes the first picture that is marked as a gain map to a small grey raster; nil if there is none, or it can't
  /// be decoded without a warning.
  static func decode(
    _ index: MultiPicture, _ context: borrowing ReadingContext
  ) throws(PhotoReadingError) -> ThumbnailPicture? {
    let listed = index.entries.dropFirst().filter {
      $0.isPicture && $0.isEnded && $0.byteCount <= maximumBytes
    }
    for entry in listed.prefix(maximumPictures) {
      let head = try context.source.window(at: entry.offset, count: min(entry.byteCount, headBytes))
      guard try isMarked(head, limits: context.limits) else { continue }
      let bytes = try context.source.window(at: entry.offset, count: entry.byteCount)
      return try PreviewDecoding.picture(
        bytes[...], at: entry.offset, bounds: .gainMap(ofBytes: bytes.count, context.limits))
    }
    return nil
  }

  /// Whether one of a picture's segments says that it is a gain map.
  private static func isMarked(_ head: [UInt8], limits: ReadLimits) throws(PhotoReadingError) -> Bool {
    var reader = CodingReader(limits: limits)
    var window = ForwardWindow(at: 0, byteCount: head.count, of: MemorySource(head), limits: limits)
    var walk = PictureWalk(at: 2, inData: false)
    try walk.run(&window, reader: &reader)
    return reader.coding.segments.contains { isMark($0, in: head) }
  }

  private static func isMark(_ segment: JPEGSegment, in head: [UInt8]) -> Bool {
    let end = segment.payloadOffset + segment.payloadCount
    guard end <= head.count else { return false }
    let payload = head[segment.payloadOffset..<end]
    switch segment.marker {
    case JPEGMarker.app1:
      guard let found = JPEGMetadata.content(of: segment.marker, payload), found.content == .packet else {
        return false
      }
      return names.contains { payload.contains(bytes: $0) }
    case 0xE2: return payload.starts(with: standard)
    default: return false
    }
  }

  /// What XMP of a gain map contains: Adobe's namespace, and Apple's and its name of the kind.
  private static let names: [[UInt8]] = [
    Array(XMPNamespace.gainMap.utf8), Array(XMPNamespace.appleGainMap.utf8),
    Array("urn:com:apple:photo:2020:aux:hdrgainmap".utf8),
  ]
  /// The name of the segment of ISO 21496-1.
  private static let standard = Array("urn:iso:std:iso:ts:21496:-1".utf8)
}
