#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Reads a stream, a pipe say, to its end.
package enum DescriptorReader {
  /// What a signal does while nothing comes.
  package enum WhileWaiting: Sendable {
    /// It ends the process: there is nothing to put away.
    case endsProcess
    /// It ends the reading, with an error: what was done before is to be kept.
    case endsReading
  }

  /// Reads to the end; nil when more than `limit` bytes came, which are then not all read.
  ///
  /// An array that grows is there twice while it is moved, so blocks are kept until the size is known, and each is given
  /// back as it is joined to the rest.
  package static func readAll(
    from descriptor: Int32, limit: Int, signal: WhileWaiting = .endsProcess
  ) throws(SystemError) -> [UInt8]? {
    if let size = sizeOfFile(descriptor), size > limit { return nil }
    var blocks: [[UInt8]] = [[]]
    var count = 0
    while case let piece = try next(from: descriptor, maximum: 1 << 16, signal: signal), !piece.isEmpty {
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
  package static func next(
    from descriptor: Int32, maximum: Int, signal: WhileWaiting = .endsProcess
  ) throws(SystemError) -> [UInt8] {
    while true {
      if signal == .endsReading { try waitUnlessStopped(on: descriptor) }
      var number: Int32 = 0
      let bytes = unsafe [UInt8](unsafeUninitializedCapacity: maximum) { buffer, count in
        let taking = {
          let done = unsafe read(descriptor, buffer.baseAddress, maximum)
          number = errno
          return done
        }
        // Something is there to be read, unless another process took it: then it is waited for as a stuck write is.
        let done =
          signal == .endsReading ? Interruption.whileWriting(taking) : Interruption.whileWaiting(taking)
        if done >= 0 { number = 0 }
        count = max(0, done)
      }
      if number == 0 {
        // Who wrote may have been stopped by the same signal: that is no end.
        if signal == .endsReading, bytes.isEmpty { try stopIfRequested() }
        return bytes
      }
      try wait(after: number, on: descriptor, signal: signal)
    }
  }

  private static func waitUnlessStopped(on descriptor: Int32) throws(SystemError) {
    _ = try DescriptorReadiness.waitUnlessStopped(for: Int16(POLLIN), on: descriptor)
    try stopIfRequested()
  }

  private static func stopIfRequested() throws(SystemError) {
    if Interruption.isRequested { throw SystemError(errorNumber: EINTR, operation: "read") }
  }

  /// Waits until another read may succeed where one failed; throws where none will.
  private static func wait(
    after number: Int32, on descriptor: Int32, signal: WhileWaiting
  ) throws(SystemError) {
    if number == EAGAIN, signal == .endsReading {
      try waitUnlessStopped(on: descriptor)
    } else if number == EAGAIN {
      try Interruption.whileWaiting { () -> Result<Void, SystemError> in
        Result { () throws(SystemError) in try DescriptorReadiness.wait(for: Int16(POLLIN), on: descriptor) }
      }.get()
    } else if number != EINTR || Interruption.isRequested {
      // Somebody who interrupts while we wait for input doesn't want us to go on waiting.
      throw SystemError(errorNumber: number, operation: "read")
    }
  }
}
