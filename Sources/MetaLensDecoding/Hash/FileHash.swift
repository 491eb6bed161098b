import MetaLensFacts

/// The SHA-256 of a whole file, read by windows.
enum FileHash {
  /// The digest in lower-case hexadecimal.
  static func digest(of source: any ByteSource, limits: ReadLimits) throws(PhotoReadingError) -> String? {
    guard var hash = SHA256Stream() else { throw .read(HashingUnavailable()) }
    var rest = 0..<source.byteCount
    while let window = try source.nextWindow(of: &rest, limits: limits) { hash.update(window) }
    return hash.finalize()
  }
}
