import MetaLensFacts

/// MD5 (RFC 1321): Photoshop states a block of IPTC by it; it proves nothing against intent.
package enum MD5Digest {
  /// The digest in lower-case hexadecimal; empty where there is no memory.
  package static func hexadecimal(of bytes: [UInt8]) -> String {
    digest(of: bytes).map { Hexadecimal.text($0) } ?? ""
  }
}
