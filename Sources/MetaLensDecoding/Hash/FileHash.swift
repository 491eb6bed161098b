import MetaLensBytes
package import MetaLensFacts

/// The digests of a whole file, which is read in windows.
package enum FileHash {
  /// Returns the SHA-256 in lower-case hexadecimal.
  package static func digest(
    of source: any ByteSource, limits: ReadLimits
  ) throws(PhotoReadingError) -> String {
    guard let hash = try RangesHash.digest(of: [0..<source.byteCount], in: source, limits: limits)?.sha256
    else { throw .read(HashingUnavailable()) }
    return hash
  }

  /// Returns the MD5 in lower-case hexadecimal; nil if the system refuses MD5.
  package static func md5(of source: any ByteSource, limits: ReadLimits) throws(PhotoReadingError) -> String?
  {
    guard var hash = DigestStream(.md5) else { return nil }
    var rest = 0..<source.byteCount
    while let window = try source.nextWindow(of: &rest, limits: limits) { hash.update(window) }
    return hash.finalize()
  }
}
