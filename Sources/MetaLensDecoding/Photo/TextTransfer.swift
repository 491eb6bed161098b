/// A photo that was sent as if it were text: a carriage return was put before each of its line feeds, as FTP does in ASCII
/// mode.
///
/// All that stands behind one of them is moved, so that no length in the file holds any more.
enum TextTransfer {
  /// Of fewer line feeds none is asked.
  static let minimumFeeds = 32
  /// How much of a file is looked at: of 557 real photos that hold as many line feeds there, at most a quarter of them
  /// follow a carriage return, and that in XMP; in coded data some 0.4 % do.
  static let byteCount = 1 << 17

  /// Whether every line feed at the beginning of a source follows a carriage return.
  static func hasConvertedNewlines(in source: any ByteSource) throws(PhotoReadingError) -> Bool {
    hasConvertedNewlines(try source.window(at: 0, count: min(byteCount, source.byteCount)))
  }

  /// The same of the beginning's bytes.
  static func hasConvertedNewlines(_ bytes: [UInt8]) -> Bool {
    var count = 0
    for (index, byte) in bytes.enumerated() where byte == 0x0A {
      guard index > 0, bytes[index - 1] == 0x0D else { return false }
      count += 1
    }
    return count >= minimumFeeds
  }
}
