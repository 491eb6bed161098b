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
    try self.init(adopting: Descriptor(opening: path, flags: O_RDONLY | O_NONBLOCK))
  }

  /// Takes over a descriptor that is open for reading.
  init(adopting opened: consuming Descriptor) throws(SystemError) {
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
    try descriptor.read(at: offset, count: count)
  }

  /// The file's state now, to be compared with `identity`.
  package borrowing func currentIdentity() throws(SystemError) -> FileIdentity {
    FileIdentity(try descriptor.status())
  }
}
