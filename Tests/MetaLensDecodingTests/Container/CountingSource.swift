import MetaLensDecoding
import Synchronization

/// A source that counts the bytes that are read from it.
final class CountingSource: ByteSource {
  private let bytes: MemorySource
  private let count = Mutex(0)

  init(_ bytes: [UInt8]) { self.bytes = MemorySource(bytes) }

  var byteCount: Int { bytes.byteCount }
  var readCount: Int { count.withLock { $0 } }

  func read(at offset: Int, count: Int) -> [UInt8] {
    let read = bytes.read(at: offset, count: count)
    self.count.withLock { $0 += read.count }
    return read
  }
}
