import MetaLensFacts

#if canImport(CryptoKit)
  internal import CryptoKit
#else
  internal import CLibCrypto
#endif

// All unsafe code for libcrypto is in this file.

/// The algorithm of a digest.
package enum DigestAlgorithm: Sendable {
  case sha256, md5
}

#if canImport(CryptoKit)
  /// A digest of bytes that come in pieces.
  package struct DigestStream {
    private var hash: any HashFunction

    package init?(_ algorithm: DigestAlgorithm) {
      switch algorithm {
      case .sha256: hash = SHA256()
      case .md5: hash = Insecure.MD5()
      }
    }

    package mutating func update(_ bytes: [UInt8]) {
      unsafe bytes.withUnsafeBytes { unsafe hash.update(bufferPointer: $0) }
    }

    /// The digest in lower-case hexadecimal.
    package consuming func finalize() -> String? { Hexadecimal.text(hash.finalize()) }
  }
#else
  /// A digest of bytes that come in pieces.
  ///
  /// It uses libcrypto's functions for a single algorithm. Those for any algorithm (EVP) load the configuration file
  /// that `OPENSSL_CONF` names, even with a library context of their own; it can forbid SHA-256 and make libraries
  /// load.
  package struct DigestStream: ~Copyable {
    private let algorithm: DigestAlgorithm
    private var sha256: SHA256_CTX
    private var md5: MD5_CTX

    /// Starts a digest; nil if libcrypto refuses the algorithm.
    package init?(_ algorithm: DigestAlgorithm) {
      var newSHA256 = SHA256_CTX()
      var newMD5 = MD5_CTX()
      let began: Int32
      switch algorithm {
      case .sha256: began = unsafe SHA256_Init(&newSHA256)
      case .md5: began = unsafe MD5_Init(&newMD5)
      }
      guard began == 1 else { return nil }
      self.algorithm = algorithm
      sha256 = newSHA256
      md5 = newMD5
    }

    package mutating func update(_ bytes: [UInt8]) {
      unsafe bytes.withUnsafeBufferPointer { buffer in
        switch algorithm {
        case .sha256: _ = unsafe SHA256_Update(&sha256, buffer.baseAddress, buffer.count)
        case .md5: _ = unsafe MD5_Update(&md5, buffer.baseAddress, buffer.count)
        }
      }
    }

    /// The digest in lower-case hexadecimal.
    package consuming func finalize() -> String? {
      var lastSHA256 = sha256
      var lastMD5 = md5
      var digest: [UInt8]
      let ended: Int32
      switch algorithm {
      case .sha256:
        digest = [UInt8](repeating: 0, count: Int(SHA256_DIGEST_LENGTH))
        ended = unsafe SHA256_Final(&digest, &lastSHA256)
      case .md5:
        digest = [UInt8](repeating: 0, count: Int(MD5_DIGEST_LENGTH))
        ended = unsafe MD5_Final(&digest, &lastMD5)
      }
      return ended == 1 ? Hexadecimal.text(digest) : nil
    }
  }
#endif

extension DigestStream {
  /// Returns the SHA-256 of bytes in lower-case hexadecimal; nil if the system refuses SHA-256.
  package static func sha256(of bytes: [UInt8]) -> String? { digest(.sha256, of: bytes) }

  /// Returns the MD5 of bytes in lower-case hexadecimal (RFC 1321); nil if the system refuses MD5.
  ///
  /// Photoshop stores the MD5 of its IPTC block. It detects accidental changes, not forgery.
  package static func md5(of bytes: [UInt8]) -> String? { digest(.md5, of: bytes) }

  private static func digest(_ algorithm: DigestAlgorithm, of bytes: [UInt8]) -> String? {
    guard var stream = DigestStream(algorithm) else { return nil }
    stream.update(bytes)
    return stream.finalize()
  }
}
