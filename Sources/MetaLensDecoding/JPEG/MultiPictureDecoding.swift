import MetaLensFacts

/// The MPF segment's index to a list of pictures (CIPA DC-007, 5.2).
enum MultiPictureDecoding {
  /// Pictures of one list that are looked at.
  private static let mostEntries = 256

  /// Reads the index; nil where the segment holds none that can be read.
  static func decode<Source: ByteSource & ~Copyable>(
    _ segment: JPEGSegment, _ source: borrowing Source
  ) throws(PhotoReadingError) -> MultiPicture? {
    guard segment.payloadCount > 12 else { return nil }
    let bytes = try source.window(at: segment.payloadOffset, count: segment.payloadCount)
    // Behind "MPF" and NUL stands a TIFF header, from which offsets count.
    let base = 4
    guard bytes.starts(with: [0x4D, 0x50, 0x46, 0]), let order = order(bytes, base) else { return nil }
    let reader = Reader(bytes: bytes, isLittle: order, base: base)
    guard let directory = reader.long(4), let count = reader.short(directory) else { return nil }
    var stated = 0
    var list: (offset: Int, count: Int)?
    for index in 0..<min(count, (bytes.count - base) / 12) {
      let entry = directory + 2 + 12 * index
      guard let tag = reader.short(entry), let size = reader.long(entry + 4),
        let value = reader.long(entry + 8)
      else { break }
      if tag == 0xB001 { stated = value }
      if tag == 0xB002 { list = (value, size / 16) }
    }
    guard let list else { return nil }
    var entries: [MultiPicture.Entry] = []
    for index in 0..<min(list.count, stated, Self.mostEntries) {
      let place = list.offset + 16 * index
      guard let attribute = reader.long(place), let size = reader.long(place + 4),
        let offset = reader.long(place + 8)
      else { break }
      // The first picture is the file's own, whose offset is 0 by definition (5.2.3.3.3).
      let position = index == 0 ? 0 : segment.payloadOffset + base + offset
      var isPicture = position + size <= source.byteCount && size >= 4
      if isPicture {
        isPicture = try source.window(at: position, count: 2) == [0xFF, JPEGMarker.startOfImage]
      }
      entries.append(
        MultiPicture.Entry(
          attribute: UInt32(truncatingIfNeeded: attribute), byteCount: size, offset: position,
          isPicture: isPicture))
    }
    return MultiPicture(offset: segment.offset, entries: entries, statedCount: stated)
  }

  private static func order(_ bytes: [UInt8], _ base: Int) -> Bool? {
    switch (bytes[base], bytes[base + 1]) {
    case (0x49, 0x49): true
    case (0x4D, 0x4D): false
    default: nil
    }
  }

  /// Numbers in the byte order that the index states; nil beyond its end.
  private struct Reader {
    var bytes: [UInt8]
    var isLittle: Bool
    var base: Int

    func short(_ offset: Int) -> Int? { number(offset, 2) }
    func long(_ offset: Int) -> Int? { number(offset, 4) }

    private func number(_ offset: Int, _ count: Int) -> Int? {
      let begin = base + offset
      guard offset >= 0, begin + count <= bytes.count else { return nil }
      var value = 0
      for index in 0..<count {
        value = value << 8 | Int(bytes[begin + (isLittle ? count - 1 - index : index)])
      }
      return value
    }
  }
}
