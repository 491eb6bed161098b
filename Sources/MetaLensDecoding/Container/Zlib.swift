internal import CLibZ

// All unsafe code for zlib is in this file.

/// A zlib stream (RFC 1950) or gzip stream (RFC 1952) that is being unpacked; owns zlib's state.
@safe
struct InflatingStream: ~Copyable {
  /// The state of a stream.
  enum State {
    /// The stream continues after the bytes given.
    case unfinished
    /// The stream's end was reached and its checksum is right.
    case finished
    /// The stream can't be unpacked further.
    case damaged
  }

  // zlib keeps a pointer to this struct, so it must not move.
  private let stream: UnsafeMutablePointer<z_stream>
  private(set) var state = State.unfinished

  /// Begins a stream; nil if there is no memory.
  init?(isGzip: Bool = false) {
    let stream = UnsafeMutablePointer<z_stream>.allocate(capacity: 1)
    unsafe stream.initialize(to: z_stream())
    // A window of 2^15 bytes; adding 16 means that the stream has gzip's header (zlib.h, inflateInit2).
    let window: Int32 = isGzip ? 31 : 15
    guard unsafe inflateInit2_(stream, window, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK
    else {
      unsafe stream.deallocate()
      return nil
    }
    unsafe self.stream = stream
  }

  deinit {
    unsafe inflateEnd(stream)
    unsafe stream.deallocate()
  }

  /// Unpacks bytes until the bytes, the room or the photo's budget is used up.
  ///
  /// - Returns: How many bytes were taken, and how many of `room` were written.
  mutating func unpack(
    _ bytes: ArraySlice<UInt8>, into room: inout [UInt8], charging budget: inout ReadingBudget
  ) -> (taken: Int, made: Int) {
    // Continues even without bytes: output of earlier bytes may not have fit before.
    guard state == .unfinished, !room.isEmpty else { return (0, 0) }
    let maximum = min(bytes.count, 1 << 30)
    let maximumOut = min(room.count, 1 << 30, budget.left(.unpackedBytes))
    // Refuses explicitly if nothing is left, so that the limit is reported.
    guard maximumOut > 0, budget.take(0, of: .unpackedBytes) else {
      budget.refuse(.unpackedBytes)
      return (0, 0)
    }
    let code = unsafe bytes.withUnsafeBufferPointer { input in
      unsafe room.withUnsafeMutableBufferPointer { output in
        // zlib doesn't write what next_in points to.
        unsafe stream.pointee.next_in = UnsafeMutablePointer(mutating: input.baseAddress)
        unsafe stream.pointee.avail_in = UInt32(maximum)
        unsafe stream.pointee.next_out = output.baseAddress
        unsafe stream.pointee.avail_out = UInt32(maximumOut)
        let code = unsafe inflate(stream, Z_NO_FLUSH)
        // Neither pointer is valid after this call.
        unsafe stream.pointee.next_in = nil
        unsafe stream.pointee.next_out = nil
        return code
      }
    }
    switch code {
    case Z_STREAM_END: state = .finished
    // No progress was possible: more input or more room is needed.
    case Z_OK, Z_BUF_ERROR: break
    default: state = .damaged
    }
    let left = unsafe (Int(stream.pointee.avail_in), Int(stream.pointee.avail_out))
    let made = maximumOut - left.1
    return budget.take(made, of: .unpackedBytes) ? (maximum - left.0, made) : (0, 0)
  }
}

/// zlib's CRC-32, which is that of ISO 3309 and PNG.
package enum CyclicRedundancyCheck {
  /// Returns the checksum of bytes that follow bytes with the checksum `previous`; pass 0 for the first.
  package static func update(_ previous: UInt32, _ bytes: ArraySlice<UInt8>) -> UInt32 {
    unsafe bytes.withUnsafeBufferPointer { buffer in
      guard let start = buffer.baseAddress else { return previous }
      return UInt32(truncatingIfNeeded: unsafe crc32_z(UInt(previous), start, buffer.count))
    }
  }
}
