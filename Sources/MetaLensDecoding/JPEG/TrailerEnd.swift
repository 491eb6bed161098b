import MetaLensFacts

/// Recognizes trailers by their last bytes: for a trailer that ends at an offset, finds where it begins.
///
/// The layouts are from Docs/Sources.md, S14, and from the trailers' descriptions in ExifTool's documentation.
enum TrailerEnd {
  /// The number of bytes at the end to read.
  static let reach = 96

  /// Returns the trailer that ends at `end` and doesn't begin before `floor`; nil if its maker isn't recognized.
  static func find(
    at end: Int, floor: Int, _ context: inout ReadingContext
  ) throws(PhotoReadingError) -> (kind: Trailer.Kind, offset: Int)? {
    let count = min(reach, end - floor)
    guard count >= 12 else { return nil }
    let tail = try context.source.window(at: end - count, count: count)
    guard let (kind, offset) = try identify(tail, end: end, &context), offset >= floor, offset < end
    else { return nil }
    return (kind, offset)
  }

  private static func identify(
    _ tail: [UInt8], end: Int, _ context: inout ReadingContext
  ) throws(PhotoReadingError) -> (Trailer.Kind, Int)? {
    let count = tail.count
    if tail.hasSuffix("SEFT") {
      return try SamsungTrailer.begin(footerAt: end, &context).map { (.samsung, $0) }
    }
    if tail.hasSuffix("cbipcbbl") { return (.photoMechanic, end - 12 - Int(tail.uint32(at: count - 12))) }
    if tail.suffix(4) == [0xA1, 0xB2, 0xC3, 0xD4] {
      return Int(tail.uint32(at: count - 8)) >= 10
        ? (.fotoStation, end - Int(tail.uint32(at: count - 8))) : nil
    }
    if tail[count - 12..<count - 9].elementsEqual("AXS".utf8) {
      let mark = tail[count - 9]
      if mark == UInt8(ascii: "!") { return (.afcp, Int(tail.uint32(at: count - 8))) }
      if mark == UInt8(ascii: "*") { return (.afcp, Int(tail.uint32(at: count - 8, .littleEndian))) }
    }
    if count >= 18, tail[count - 18..<count - 10].elementsEqual("~\u{0}\u{4}\u{0}zmie".utf8),
      tail[count - 1] == 4
    {
      let size =
        tail[count - 2] == 0x18
        ? Int(tail.uint32(at: count - 6, .littleEndian)) : Int(tail.uint32(at: count - 6))
      return (.mie, end - size)
    }
    if count >= 78, tail.hasSuffix("8db42d694ccc418790edff439fe026bf") {
      return (.insta360, end - Int(tail.uint32(at: count - 40, .littleEndian)))
    }
    return nil
  }
}

/// Samsung's trailer: values, then an index from SEFH to SEFT.
enum SamsungTrailer {
  private static let maximumEntries = 256
  private static let maximumNameBytes = 64
  private static let lastReach = 1 << 16

  /// Returns the end of the last SEFT in the file's last 64 KB, so that bytes appended after it don't hide it.
  ///
  /// Nil if another trailer ends at the end of the file.
  static func lastEnd(from start: Int, _ context: inout ReadingContext) throws(PhotoReadingError) -> Int? {
    guard try TrailerEnd.find(at: context.byteCount, floor: start, &context) == nil else { return nil }
    let count = min(context.byteCount - start, lastReach)
    guard count >= 20 else { return nil }
    let window = try context.source.window(at: context.byteCount - count, count: count)
    let last = (0..<count - 3).last {
      window[$0] == 0x53 && window[$0..<$0 + 4].elementsEqual("SEFT".utf8)
    }
    guard let last, case let end = context.byteCount - count + last + 4,
      let first = try begin(footerAt: end, &context), first >= start
    else { return nil }
    return end
  }

  /// Returns the start of the trailer that ends at `end`.
  static func begin(footerAt end: Int, _ context: inout ReadingContext) throws(PhotoReadingError) -> Int? {
    guard let index = try index(footerAt: end, &context) else { return nil }
    let first = index.parts.map { index.offset - $0.back }.min() ?? index.offset
    return max(0, min(first, index.offset))
  }

  /// Returns the trailer's named parts.
  static func entries(
    footerAt end: Int, floor: Int, _ context: inout ReadingContext
  ) throws(PhotoReadingError) -> [Trailer.Entry] {
    guard let index = try index(footerAt: end, &context) else { return [] }
    var entries: [Trailer.Entry] = []
    for part in index.parts {
      let offset = index.offset - part.back
      guard offset >= floor, part.size >= 8, offset + part.size <= end else { continue }
      // A part is two bytes of padding, the type again, the name's length, the name, and the value.
      let head = try context.source.window(at: offset, count: 8)
      let nameCount = Int(head.uint32(at: 4, .littleEndian))
      guard nameCount <= part.size - 8 else { continue }
      let name = try context.source.window(at: offset + 8, count: min(nameCount, maximumNameBytes))
      entries.append(
        Trailer.Entry(
          type: part.type, name: String(decoding: name, as: UTF8.self), offset: offset + 8 + nameCount,
          byteCount: part.size - 8 - nameCount))
    }
    return entries
  }

  private static func index(
    footerAt end: Int, _ context: inout ReadingContext
  ) throws(PhotoReadingError) -> (offset: Int, parts: [(type: Int, back: Int, size: Int)])? {
    guard end >= 20 else { return nil }
    let size = Int(try context.source.window(at: end - 8, count: 4).uint32(at: 0, .littleEndian))
    let offset = end - 8 - size
    guard offset >= 0, size >= 12, size <= 12 + 12 * maximumEntries else { return nil }
    let bytes = try context.source.window(at: offset, count: size)
    guard bytes.starts(with: "SEFH".utf8) else { return nil }
    let count = min(Int(bytes.uint32(at: 8, .littleEndian)), (size - 12) / 12)
    return (
      offset,
      (0..<count).map { number in
        let place = 12 + 12 * number
        return (
          Int(bytes.uint32(at: place, .littleEndian)) >> 16, Int(bytes.uint32(at: place + 4, .littleEndian)),
          Int(bytes.uint32(at: place + 8, .littleEndian))
        )
      }
    )
  }
}

extension [UInt8] {
  fileprivate func hasSuffix(_ text: String) -> Bool { suffix(text.utf8.count).elementsEqual(text.utf8) }
}
