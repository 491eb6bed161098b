import MetaLensFacts

#if canImport(CryptoKit)
  internal import CryptoKit
#else
  internal import CLibCrypto
#endif

// All unsafe code for libcrypto is in this file.

#if canImport(CryptoKit)
  /// What digests are made by.
  package enum DigestAlgorithm: Sendable {
    case sha256, md5
  }

  /// A digest of bytes that come in pieces.
  package struct DigestStream {
    private var hash: any HashFunction

    /// Begins a digest.
    package init?(_ algorithm: DigestAlgorithm) {
      switch algorithm {
      case .sha256: hash = SHA256()
      case .md5: hash = Insecure.MD5()
      }
    }

    /// Adds bytes from `start` on.
    package mutating func update(_ bytes: [UInt8], from start: Int = 0) {
      guard start < bytes.count else { return }
      unsafe bytes.withUnsafeBytes {
        unsafe hash.update(bufferPointer: UnsafeRawBufferPointer(rebasing: $0[start...]))
      }
    }

    /// The digest in lower-case hexadecimal.
    package consuming func finalize() -> String? { Hexadecimal.text(hash.finalize()) }
  }

  extension MD5Digest {
    /// The digest's 16 bytes.
    static func digest(of bytes: [UInt8]) -> [UInt8]? {
      Array(Insecure.MD5.hash(data: bytes))
    }
  }
#else
  /// An algorithm of libcrypto, looked up once a process: the first look readies libcrypto, in some five million instructions.
  package struct DigestAlgorithm: Sendable {
    package static let sha256 = DigestAlgorithm("SHA2-256", byteCount: 32)
    package static let md5 = DigestAlgorithm("MD5", byteCount: 16)

    /// The address of what libcrypto never changes, and what is never freed; 0 where it has no such algorithm.
    private let address: UInt
    fileprivate let byteCount: Int

    private init(_ name: String, byteCount: Int) {
      address = unsafe UInt(bitPattern: EVP_MD_fetch(nil, name, nil))
      self.byteCount = byteCount
    }

    fileprivate var pointer: OpaquePointer? { unsafe OpaquePointer(bitPattern: address) }
  }

  /// A digest of bytes that come in pieces; owns libcrypto's context.
  @safe
  package struct DigestStream: ~Copyable {
    private let context: OpaquePointer
    private let byteCount: Int

    /// Begins a digest; nil where libcrypto has no memory or refuses the algorithm.
    package init?(_ algorithm: DigestAlgorithm) {
      guard let method = unsafe algorithm.pointer, let context = unsafe EVP_MD_CTX_new() else { return nil }
      guard unsafe EVP_DigestInit_ex(context, method, nil) == 1 else {
        unsafe EVP_MD_CTX_free(context)
        return nil
      }
      unsafe self.context = context
      byteCount = algorithm.byteCount
    }

    deinit { unsafe EVP_MD_CTX_free(context) }

    /// Adds bytes from `start` on.
    package mutating func update(_ bytes: [UInt8], from start: Int = 0) {
      guard start < bytes.count else { return }
      unsafe bytes.withUnsafeBufferPointer { buffer in
        let rest = unsafe UnsafeBufferPointer(rebasing: buffer[start...])
        _ = unsafe EVP_DigestUpdate(context, rest.baseAddress, rest.count)
      }
    }

    /// The digest in lower-case hexadecimal.
    package consuming func finalize() -> String? {
      var digest = [UInt8](repeating: 0, count: Int(EVP_MAX_MD_SIZE))
      var count: UInt32 = 0
      let succeeded = unsafe digest.withUnsafeMutableBufferPointer {
        unsafe EVP_DigestFinal_ex(context, $0.baseAddress, &count)
      }
      return succeeded == 1 && count == byteCount ? Hexadecimal.text(digest[..<byteCount]) : nil
    }
  }

  extension MD5Digest {
    /// The digest's 16 bytes; nil where libcrypto has no memory.
    ///
    /// In one call, which looks up no algorithm: that would cost a run over photos with IPTC five million instructions.
    static func digest(of bytes: [UInt8]) -> [UInt8]? {
      var digest = [UInt8](repeating: 0, count: Int(MD5_DIGEST_LENGTH))
      let succeeded = unsafe bytes.withUnsafeBufferPointer { bytes in
        unsafe digest.withUnsafeMutableBufferPointer { digest in
          unsafe MD5(bytes.baseAddress, bytes.count, digest.baseAddress) != nil
        }
      }
      return succeeded ? digest : nil
    }
  }
#endif

extension DigestStream {
  /// SHA-256 of bytes at hand in lower-case hexadecimal; nil where there is none to be had.
  package static func sha256(of bytes: [UInt8]) -> String? {
    guard var stream = DigestStream(.sha256) else { return nil }
    stream.update(bytes)
    return stream.finalize()
  }
}
