import MetaLensFacts

/// What the walk is held against, and whose values make the summary: libexif, or a test's stand-in.
protocol ExifReader: ~Copyable {
  /// How many entries it kept in a directory.
  func entryCount(_ kind: ExifDirectory.Kind) -> Int

  /// An entry it kept, in its order, which is the file's.
  func entry(_ index: Int, _ kind: ExifDirectory.Kind) -> Libexif.Entry?

  /// Whether an entry it kept says what the walk says, value bytes included.
  func matches(_ index: Int, _ kind: ExifDirectory.Kind, _ walked: ExifEntry, in block: [UInt8]) -> Bool

  /// Copies the value of an entry it kept.
  func appendValue(_ index: Int, _ kind: ExifDirectory.Kind, to bytes: inout [UInt8])
}
