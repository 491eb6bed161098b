#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Writes whole blocks of bytes to a descriptor.
package enum DescriptorWriter {
  /// Writes all of the bytes, waiting while the other end isn't ready.
  ///
  /// - Parameters:
  ///   - endsOnSignal: Whether a signal during the write ends the process at once, because perhaps nobody is reading
  ///     any more.
  package static func write(
    _ bytes: [UInt8], to descriptor: Int32, endsOnSignal: Bool = false
  ) throws(SystemError) {
    var done = 0
    // A disk accepts all bytes, however slowly; a pipe's reader may have gone away, and accepts bytes page by page.
    let isFile = isRegularFile(descriptor)
    while done < bytes.count {
      do throws(SystemError) {
        done += try SystemError.check("write") {
          unsafe bytes.withUnsafeBytes { buffer in
            let rest = unsafe UnsafeRawBufferPointer(rebasing: buffer[done...])
            if isFile { return unsafe writeBytes(descriptor, rest, 1 << 30) }
            guard endsOnSignal else {
              return Interruption.whileWriting { unsafe writeBytes(descriptor, rest, 1 << 12) }
            }
            return Interruption.whileWaiting { unsafe writeBytes(descriptor, rest, 1 << 30) }
          }
        }
      } catch  where error.errorNumber == EAGAIN {
        try Interruption.whileWriting { () throws(SystemError) in
          try DescriptorReadiness.wait(for: Int16(POLLOUT), on: descriptor)
        }
      }
    }
  }

  private static func isRegularFile(_ descriptor: Int32) -> Bool {
    var status = stat()
    return unsafe fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  private static func writeBytes(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer, _ maximum: Int) -> Int
  {
    #if canImport(Glibc)
      unsafe Glibc.write(descriptor, bytes.baseAddress, min(bytes.count, maximum))
    #else
      unsafe Darwin.write(descriptor, bytes.baseAddress, min(bytes.count, maximum))
    #endif
  }
}
