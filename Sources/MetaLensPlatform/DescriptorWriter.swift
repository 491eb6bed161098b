#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The descriptors every process begins with.
package enum StandardDescriptor {
  package static let input: Int32 = 0
  package static let output: Int32 = 1
  package static let error: Int32 = 2
}

/// Writing to an open descriptor.
package enum DescriptorWriter {
  /// Writes all bytes, however many calls that takes.
  package static func write(_ bytes: [UInt8], to descriptor: Int32) throws(SystemError) {
    var failure: Int32 = 0
    unsafe bytes.withUnsafeBytes { buffer in
      var written = 0
      while written < buffer.count, let base = buffer.baseAddress {
        #if canImport(Glibc)
          let count = unsafe Glibc.write(descriptor, base + written, buffer.count - written)
        #else
          let count = unsafe Darwin.write(descriptor, base + written, buffer.count - written)
        #endif
        if count >= 0 {
          written += count
        } else if errno == EAGAIN {
          // A pipe or terminal that somebody set not to block: wait until it takes more.
          var wait = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
          _ = unsafe poll(&wait, 1, -1)
        } else if errno != EINTR {
          failure = errno
          return
        }
      }
    }
    guard failure == 0 else { throw SystemError(errorNumber: failure, operation: "write") }
  }
}

/// Standard input.
package enum StandardInput {
  /// All that comes, or nil where more than `limit` bytes come.
  package static func readAll(limit: Int) throws(SystemError) -> [UInt8]? {
    var bytes: [UInt8] = []
    var window = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = unsafe window.withUnsafeMutableBytes { buffer in
        unsafe read(StandardDescriptor.input, buffer.baseAddress, buffer.count)
      }
      if count == 0 { return bytes }
      if count < 0 {
        let number = errno
        if number == EINTR, !Interruption.isRequested { continue }
        throw SystemError(errorNumber: number, operation: "read")
      }
      guard bytes.count + count <= limit else { return nil }
      bytes += window[..<count]
    }
  }
}
