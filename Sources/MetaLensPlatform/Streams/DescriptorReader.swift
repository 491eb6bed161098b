#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Reads a stream, a pipe say, to its end.
package enum DescriptorReader {
  /// Reads to the end; nil when more than `limit` bytes came, which are then not all read.
  ///
  /// An array that grows is there twice while it is moved, so blocks are kept until the size is known, and each is given
  /// back as it is joined to the rest.
  package static func readAll(from descriptor: Int32, limit: Int) throws(SystemError) -> [UInt8]? {
    if let size = sizeOfFile(descriptor), size > limit { return nil }
    var blocks: [[UInt8]] = [[]]
    var count = 0
    while case let piece = try next(from: descriptor, most: 1 << 16), !piece.isEmpty {
      count += piece.count
      guard count <= limit else { return nil }
      if blocks[blocks.count - 1].count + piece.count > blockByteCount {
        blocks.append([])
        blocks[blocks.count - 1].reserveCapacity(blockByteCount)
      }
      blocks[blocks.count - 1].append(contentsOf: piece)
    }
    if blocks.count == 1 { return blocks[0] }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(count)
    for index in blocks.indices {
      bytes += blocks[index]
      blocks[index] = []
    }
    return bytes
  }

  /// What is kept in one piece while it comes, in bytes: what the system takes back at once when it is let go.
  private static let blockByteCount = 1 << 22

  /// What a regular file has left to be read; nil of a pipe and of all else.
  private static func sizeOfFile(_ descriptor: Int32) -> Int? {
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    return max(0, Int(status.st_size) - Int(max(0, lseek(descriptor, 0, SEEK_CUR))))
  }

  /// Reads what is there, at most so many bytes, and waits where nothing is; only the end gives nothing.
  package static func next(from descriptor: Int32, most: Int) throws(SystemError) -> [UInt8] {
    while true {
      var number: Int32 = 0
      let bytes = unsafe [UInt8](unsafeUninitializedCapacity: most) { buffer, count in
        let done = Interruption.whileWaiting {
          let done = unsafe read(descriptor, buffer.baseAddress, most)
          number = errno
          return done
        }
        if done >= 0 { number = 0 }
        count = max(0, done)
      }
      if number == 0 { return bytes }
      try wait(after: number, on: descriptor)
    }
  }

  /// Waits until another read may succeed where one failed; throws where none will.
  private static func wait(after number: Int32, on descriptor: Int32) throws(SystemError) {
    if number == EAGAIN {
      try Interruption.whileWaiting { () -> Result<Void, SystemError> in
        Result { () throws(SystemError) in try DescriptorReadiness.wait(for: Int16(POLLIN), on: descriptor) }
      }.get()
    } else if number != EINTR || Interruption.isRequested {
      // Somebody who interrupts while we wait for input doesn't want us to go on waiting.
      throw SystemError(errorNumber: number, operation: "read")
    }
  }
}
