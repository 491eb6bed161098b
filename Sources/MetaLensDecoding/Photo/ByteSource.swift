/// A source of a photo's bytes: memory, or a file that is read in windows of limited size.
///
/// A source is never mapped into memory: a file that shrinks while it is mapped kills the process.
package protocol ByteSource {
  /// The size in bytes at the time when the source was opened.
  var byteCount: Int { get }

  /// Reads `count` bytes from `offset`; returns fewer only if the source ends before.
  func read(at offset: Int, count: Int) throws -> [UInt8]
}

/// A source whose bytes are already in memory.
package struct MemorySource: ByteSource {
  private let bytes: [UInt8]

  package init(_ bytes: [UInt8]) { self.bytes = bytes }

  package var byteCount: Int { bytes.count }

  package func read(at offset: Int, count: Int) -> [UInt8] {
    guard offset >= 0, count > 0, offset < bytes.count else { return [] }
    // A small source is one window: returns the array itself, which copies nothing.
    if offset == 0, count >= bytes.count { return bytes }
    return Array(bytes[offset..<min(bytes.count, offset + count)])
  }
}
