#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A regular file open for positioned reads, never mapped: a file that shrinks under a mapping kills the process.
package struct RandomAccessFile: ~Copyable, Sendable {
  private let descriptor: Int32
  /// The file's state when it was opened.
  package let identity: FileIdentity

  /// Opens a regular file; a pipe or device is refused and never waited for.
  package init(opening path: SystemPath) throws(SystemError) {
    let descriptor = unsafe path.withCString { unsafe open($0, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY) }
    guard descriptor >= 0 else { throw SystemError(errorNumber: errno, operation: "open") }
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0 else {
      let number = errno
      close(descriptor)
      throw SystemError(errorNumber: number, operation: "fstat")
    }
    let kind = status.st_mode & S_IFMT
    guard kind == S_IFREG else {
      close(descriptor)
      throw SystemError(
        errorNumber: kind == S_IFDIR ? EISDIR : SystemError.notRegular, operation: "open")
    }
    self.descriptor = descriptor
    identity = FileIdentity(status)
  }

  deinit { close(descriptor) }

  /// Reads `count` bytes from `offset`; fewer only where the file ends before.
  package borrowing func read(at offset: Int, count: Int) throws(SystemError) -> [UInt8] {
    guard offset >= 0, count > 0 else { return [] }
    var failure: Int32 = 0
    let descriptor = self.descriptor
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      while filled < count, let base = buffer.baseAddress {
        let got = unsafe pread(descriptor, base + filled, count - filled, off_t(offset + filled))
        if got > 0 {
          filled += got
        } else if got == 0 {
          return
        } else if errno != EINTR {
          failure = errno
          return
        }
      }
    }
    guard failure == 0 else { throw SystemError(errorNumber: failure, operation: "pread") }
    return bytes
  }

  /// The file's state now.
  package borrowing func currentIdentity() throws(SystemError) -> FileIdentity {
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0 else {
      throw SystemError(errorNumber: errno, operation: "fstat")
    }
    return FileIdentity(status)
  }
}
