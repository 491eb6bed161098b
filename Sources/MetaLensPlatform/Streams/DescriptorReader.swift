#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Reads a stream, a pipe say, to its end.
package enum DescriptorReader {
  /// Reads to the end; nil when more than `limit` bytes came, which are then not all read.
  package static func readAll(from descriptor: Int32, limit: Int) throws(SystemError) -> [UInt8]? {
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 64 * 1024)
    while true {
      let (count, number) = Interruption.whileWaiting {
        let count = unsafe read(descriptor, &piece, piece.count)
        return (count, errno)
      }
      if count == 0 { return bytes }
      if count > 0 {
        if count > limit - bytes.count { return nil }
        bytes.append(contentsOf: piece[..<count])
      } else if number == EAGAIN {
        try DescriptorReadiness.wait(for: Int16(POLLIN), on: descriptor)
      } else if number != EINTR || Interruption.isRequested {
        // Somebody who interrupts while we wait for input doesn't want us to go on waiting.
        throw SystemError(errorNumber: number, operation: "read")
      }
    }
  }
}
