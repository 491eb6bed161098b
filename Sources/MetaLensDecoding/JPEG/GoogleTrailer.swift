import MetaLensFacts

/// Recognizes the records that Google's phones write after a picture about its exposure, focus and white balance.
///
/// The records follow each other. Each is a name, the number of bytes that follow (in seven bits per byte), and these
/// bytes. In newer files, four bytes precede the length of the focus record. Measured in 8 originals by three models
/// (Docs/Sources.md, S14).
enum GoogleTrailer {
  /// The maximum size of the records; the longest measured ones have 31,728 bytes.
  private static let maximumBytes = 1 << 16
  /// The records' names, in their order; all but the first and the last may be missing.
  private static let names = ["aecDebug", "gatmDebug", "afDebug", "awbDebug"].map { Array($0.utf8) }
  /// The bytes before the length in some records.
  private static let prefix: [UInt8] = [0xDB, 0, 0, 0]

  /// Whether a range consists of such records and nothing else, so that nothing is appended to them or hidden between
  /// them.
  static func fills(
    _ range: Range<Int>, _ context: inout ReadingContext
  ) throws(PhotoReadingError) -> Bool {
    let count = range.count
    guard count <= maximumBytes, let (first, last) = ends, count > first.count + last.count,
      try context.source.window(at: range.lowerBound, count: first.count) == first
    else { return false }
    var rest = try context.source.window(at: range.lowerBound, count: count)[...]
    for name in names where !rest.isEmpty {
      guard rest.starts(with: name) else {
        if name == first { return false }
        continue
      }
      guard let behind = recordEnd(rest.dropFirst(name.count)) else { return false }
      if name == last { return behind.isEmpty }
      rest = behind
    }
    return false
  }

  private static var ends: (first: [UInt8], last: [UInt8])? {
    names.first.flatMap { first in names.last.map { (first, $0) } }
  }

  /// Returns the bytes after a record whose name was read; nil if the record doesn't end within the bytes.
  private static func recordEnd(_ record: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    var rest = record.starts(with: prefix) ? record.dropFirst(prefix.count) : record
    var length = 0
    for shift in stride(from: 0, to: 35, by: 7) {
      guard let byte = rest.popFirst() else { return nil }
      length |= Int(byte & 0x7F) << shift
      if byte < 0x80 { return length <= rest.count ? rest.dropFirst(length) : nil }
    }
    return nil
  }
}
