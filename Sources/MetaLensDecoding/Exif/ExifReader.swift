import MetaLensFacts

/// A reader that the walk is compared with and that supplies the summary's values: libexif, or a test's stand-in.
protocol ExifReader: ~Copyable {
  /// Returns how many entries it kept in a directory.
  func entryCount(_ kind: ExifDirectory.Kind) -> Int

  /// Returns an entry that it kept, by its index in the file's order.
  func entry(_ index: Int, _ kind: ExifDirectory.Kind) -> Libexif.Entry?

  /// Whether an entry that it kept equals the walk's entry, including the value's bytes.
  func matches(_ index: Int, _ kind: ExifDirectory.Kind, _ walked: ExifEntry, in block: [UInt8]) -> Bool

  /// Appends the value of an entry that it kept.
  func appendValue(_ index: Int, _ kind: ExifDirectory.Kind, to bytes: inout [UInt8])
}
