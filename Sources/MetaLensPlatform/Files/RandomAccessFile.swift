#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A regular file open for positioned reads.
///
/// Opening never waits for a fifo's other end or a device: whatever isn't a regular file is refused.
package struct RandomAccessFile: ~Copyable, Sendable {
  /// The file's state when it was opened.
  package let identity: FileIdentity
  let descriptor: Descriptor

  /// Opens a file for reading.
  package init(opening path: SystemPath) throws(SystemError) {
    let opened = try Descriptor(opening: path, flags: O_RDONLY | O_NONBLOCK)
    let status = try opened.status()
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: throw SystemError(errorNumber: EISDIR, operation: "open")
    default: throw SystemError(errorNumber: SystemError.notRegularFileNumber, operation: "open")
    }
    identity = FileIdentity(status)
    descriptor = opened
  }

  /// Reads `count` bytes from `offset`; fewer come only where the file ends.
  package borrowing func read(at offset: Int, count: Int) throws(SystemError) -> [UInt8] {
    guard offset >= 0, count >= 0 else { throw SystemError(errorNumber: EINVAL, operation: "pread") }
    if count == 0 { return [] }
    let number = descriptor.number
    var failure: SystemError?
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, done in
      guard let start = buffer.baseAddress else { return }
      do throws(SystemError) {
        while done < count {
          // Darwin refuses more than Int32.max at once.
          let piece = min(count - done, 1 << 30)
          let taken = try SystemError.check("pread") {
            unsafe pread(number, start + done, piece, off_t(offset + done))
          }
          if taken == 0 { break }
          done += taken
        }
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    return bytes
  }

  /// The file's state now, to be compared with `identity`.
  package borrowing func currentIdentity() throws(SystemError) -> FileIdentity {
    FileIdentity(try descriptor.status())
  }
}
