#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Reads a stream, such as a pipe, to its end.
package enum DescriptorReader {
  /// The effect of a signal while there is nothing to read.
  package enum WhileWaiting: Sendable {
    /// The signal ends the process: there is nothing to clean up.
    case endsProcess
    /// The signal ends reading with an error, so that the work done before can be kept.
    case endsReading
  }

  /// Reads to the end; nil if there are more than `limit` bytes, which are then not all read.
  ///
  /// A growing array is in memory twice while it is moved. Therefore blocks are kept until the size is known, and each
  /// is freed when it is joined to the others.
  ///
  /// - Parameters:
  ///   - beginning: how many of the first bytes decide whether the others are read; fewer if there are fewer.
  ///   - isWanted: whether they are, by the first bytes; if not, the bytes read until then are returned.
  package static func readAll(
    from descriptor: Int32, limit: Int, signal: WhileWaiting = .endsProcess, beginning: Int = 0,
    isWanted: (_ first: [UInt8]) -> Bool = { _ in true }
  ) throws(SystemError) -> [UInt8]? {
    if let size = sizeOfFile(descriptor), size > limit { return nil }
    var blocks: [[UInt8]] = [[]]
    var count = 0
    var isDecided = false
    while case let piece = try next(from: descriptor, maximum: 1 << 16, signal: signal), !piece.isEmpty {
      count += piece.count
      guard count <= limit else { return nil }
      if blocks[blocks.count - 1].count + piece.count > blockByteCount {
        blocks.append([])
        blocks[blocks.count - 1].reserveCapacity(blockByteCount)
      }
      blocks[blocks.count - 1].append(contentsOf: piece)
      if !isDecided, count >= beginning {
        isDecided = true
        guard isWanted(blocks[0]) else { return blocks[0] }
      }
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

  /// The size of a block in bytes, large enough that the system takes its memory back at once when it is freed.
  private static let blockByteCount = 1 << 22

  /// Returns the number of bytes of a regular file that are left to read; nil for a pipe or anything else.
  private static func sizeOfFile(_ descriptor: Int32) -> Int? {
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    return max(0, Int(status.st_size) - Int(max(0, lseek(descriptor, 0, SEEK_CUR))))
  }

  /// Reads the available bytes, at most `maximum`, and waits if there are none; the result is empty only at the end.
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
        // There is something to read, unless another process took it: then this read waits like a blocked write.
        let done =
          signal == .endsReading ? Interruption.whileWriting(taking) : Interruption.whileWaiting(taking)
        if done >= 0 { number = 0 }
        count = max(0, done)
      }
      if number == 0 {
        // The writer may have been stopped by the same signal; that isn't the end of the data.
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

  /// Waits until another read may succeed after one failed; throws if none will.
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
      // Somebody who interrupts while the process waits for input doesn't want it to keep waiting.
      throw SystemError(errorNumber: number, operation: "read")
    }
  }
}
