/// Where a photo's bytes come from: memory, or a file read by bounded windows.
///
/// A source is never mapped: a file that shrinks under a mapping kills the process.
package protocol ByteSource {
  /// The size in bytes as it was when the source was opened.
  var byteCount: Int { get }

  /// Reads `count` bytes from `offset`; fewer only where the source ends before.
  func read(at offset: Int, count: Int) throws -> [UInt8]
}

/// Bytes that are in memory already.
package struct MemorySource: ByteSource {
  private let bytes: [UInt8]

  package init(_ bytes: [UInt8]) { self.bytes = bytes }

  package var byteCount: Int { bytes.count }

  package func read(at offset: Int, count: Int) -> [UInt8] {
    guard offset >= 0, count > 0, offset < bytes.count else { return [] }
    // A small source is one window: hand out the array itself, which copies nothing.
    if offset == 0, count >= bytes.count { return bytes }
    return Array(bytes[offset..<min(bytes.count, offset + count)])
  }
}
