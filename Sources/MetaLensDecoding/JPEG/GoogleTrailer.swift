import MetaLensFacts

/// What Google's phones leave behind a picture of how they exposed, focused and balanced it: a name, how many bytes
/// follow in a number of seven bits a byte, and these; more of their own between the first and the last.
///
/// Measured in 8 originals by three models (Docs/Sources.md, S14).
enum GoogleTrailer {
  /// A longer run is none; the longest measured one has 31,728 bytes.
  private static let mostBytes = 1 << 18
  /// The name that begins the first record.
  private static let first = "aecDebug"
  /// The name that begins the last one.
  private static let last = "awbDebug"

  /// Whether a run begins with the first record and ends exactly where the last one does, so that nothing is appended.
  static func fills(
    _ range: Range<Int>, _ context: inout ReadingContext
  ) throws(PhotoReadingError) -> Bool {
    let count = range.count
    guard count <= mostBytes, count > first.utf8.count + last.utf8.count,
      try context.source.window(at: range.lowerBound, count: first.utf8.count).elementsEqual(first.utf8)
    else { return false }
    let bytes = try context.source.window(at: range.lowerBound, count: count)
    guard let end = recordEnd(first, at: 0, in: bytes), end < bytes.count else { return false }
    return (end..<bytes.count).contains { recordEnd(last, at: $0, in: bytes) == bytes.count }
  }

  /// Where the record ends that begins with a name at a place; nil where none does, or none that ends within the bytes.
  private static func recordEnd(_ name: String, at place: Int, in bytes: [UInt8]) -> Int? {
    guard bytes[place...].starts(with: name.utf8) else { return nil }
    var position = place + name.utf8.count
    var length = 0
    for shift in stride(from: 0, to: 35, by: 7) {
      guard position < bytes.count else { return nil }
      let byte = Int(bytes[position])
      position += 1
      length |= (byte & 0x7F) << shift
      if byte < 0x80 { return length <= bytes.count - position ? position + length : nil }
    }
    return nil
  }
}
