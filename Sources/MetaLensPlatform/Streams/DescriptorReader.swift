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
    var isWithin = true
    try readPieces(from: descriptor) { piece in
      isWithin = piece.count <= limit - bytes.count
      if isWithin { bytes.append(contentsOf: piece) }
      return isWithin
    }
    return isWithin ? bytes : nil
  }

  /// Reads piece by piece to the end, or until `take` wants no more.
  package static func readPieces(
    from descriptor: Int32, take: (ArraySlice<UInt8>) -> Bool
  ) throws(SystemError) {
    var piece = [UInt8](repeating: 0, count: 64 * 1024)
    while true {
      let (count, number) = Interruption.whileWaiting {
        let count = unsafe read(descriptor, &piece, piece.count)
        return (count, errno)
      }
      if count == 0 { return }
      if count > 0 {
        guard take(piece[..<count]) else { return }
      } else if number == EAGAIN {
        try DescriptorReadiness.wait(for: Int16(POLLIN), on: descriptor)
      } else if number != EINTR || Interruption.isRequested {
        // Somebody who interrupts while we wait for input doesn't want us to go on waiting.
        throw SystemError(errorNumber: number, operation: "read")
      }
    }
  }
}
