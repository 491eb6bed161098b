import MetaLensFacts

#if canImport(CryptoKit)
  internal import CryptoKit
#else
  internal import CLibCrypto
#endif

// All unsafe code for libcrypto is in this file.

#if canImport(CryptoKit)
  /// SHA-256 of bytes that come in pieces.
  package struct SHA256Stream {
    private var hash = SHA256()

    /// Begins a digest.
    package init?() {}

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

  /// MD5 of bytes that come in pieces.
  package struct MD5Stream {
    private var hash = Insecure.MD5()

    /// Begins a digest.
    package init?() {}

    /// Adds bytes.
    package mutating func update(_ bytes: [UInt8]) { hash.update(data: bytes) }

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
  struct DigestAlgorithm: Sendable {
    static let sha256 = DigestAlgorithm("SHA2-256")
    static let md5 = DigestAlgorithm("MD5")

    /// The address of what libcrypto never changes, and what is never freed; 0 where it has no such algorithm.
    private let address: UInt

    private init(_ name: String) { address = unsafe UInt(bitPattern: EVP_MD_fetch(nil, name, nil)) }

    var pointer: OpaquePointer? { unsafe OpaquePointer(bitPattern: address) }
  }

  /// A digest of bytes that come in pieces; owns libcrypto's context.
  ///
  /// Not private: what a noncopyable value of another module holds is destroyed there, and a private type's metadata can't
  /// be linked (Swift 6.3).
  @safe
  package struct DigestContext: ~Copyable {
    private let context: OpaquePointer

    /// Begins a digest; nil where libcrypto has no memory or refuses the algorithm.
    init?(_ algorithm: DigestAlgorithm) {
      guard let algorithm = unsafe algorithm.pointer, let context = unsafe EVP_MD_CTX_new() else {
        return nil
      }
      guard unsafe EVP_DigestInit_ex(context, algorithm, nil) == 1 else {
        unsafe EVP_MD_CTX_free(context)
        return nil
      }
      unsafe self.context = context
    }

    deinit { unsafe EVP_MD_CTX_free(context) }

    func update(_ bytes: [UInt8], from start: Int) {
      guard start < bytes.count else { return }
      unsafe bytes.withUnsafeBufferPointer { buffer in
        let rest = unsafe UnsafeBufferPointer(rebasing: buffer[start...])
        _ = unsafe EVP_DigestUpdate(context, rest.baseAddress, rest.count)
      }
    }

    func finalize(byteCount: Int) -> String? {
      var digest = [UInt8](repeating: 0, count: Int(EVP_MAX_MD_SIZE))
      var count: UInt32 = 0
      let succeeded = unsafe digest.withUnsafeMutableBufferPointer {
        unsafe EVP_DigestFinal_ex(context, $0.baseAddress, &count)
      }
      return succeeded == 1 && count == byteCount ? Hexadecimal.text(digest[..<byteCount]) : nil
    }
  }

  /// SHA-256 of bytes that come in pieces.
  package struct SHA256Stream: ~Copyable {
    private let context: DigestContext

    /// Begins a digest; nil where libcrypto has no memory or no SHA-256.
    package init?() {
      guard let context = DigestContext(.sha256) else { return nil }
      self.context = context
    }

    /// Adds bytes from `start` on.
    package mutating func update(_ bytes: [UInt8], from start: Int = 0) { context.update(bytes, from: start) }

    /// The digest in lower-case hexadecimal.
    package consuming func finalize() -> String? { context.finalize(byteCount: 32) }
  }

  /// MD5 of bytes that come in pieces.
  package struct MD5Stream: ~Copyable {
    private let context: DigestContext

    /// Begins a digest; nil where libcrypto has no memory or is built to refuse MD5.
    package init?() {
      guard let context = DigestContext(.md5) else { return nil }
      self.context = context
    }

    /// Adds bytes.
    package mutating func update(_ bytes: [UInt8]) { context.update(bytes, from: 0) }

    /// The digest in lower-case hexadecimal.
    package consuming func finalize() -> String? { context.finalize(byteCount: 16) }
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

extension SHA256Stream {
  /// The digest of bytes at hand in lower-case hexadecimal; nil where there is no SHA-256 to be had.
  package static func digest(of bytes: [UInt8]) -> String? {
    guard var stream = SHA256Stream() else { return nil }
    stream.update(bytes)
    return stream.finalize()
  }
}
