#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A regular file open for positioned reads.
///
/// Opening never waits for a fifo's other end or a device: files that aren't regular are refused.
package struct RandomAccessFile: ~Copyable, Sendable {
  /// The file's state when it was opened.
  package let identity: FileIdentity
  let descriptor: Descriptor

  /// Opens a file for reading.
  package init(opening path: SystemPath) throws(SystemError) {
    try self.init(adopting: Descriptor(opening: path, flags: O_RDONLY | O_NONBLOCK))
  }

  /// Takes ownership of a descriptor that is open for reading.
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

  /// Returns the regular file that a descriptor reads, open a second time, if nothing was read from it yet; nil for an
  /// empty file, a pipe and anything else.
  ///
  /// The descriptor then stands at the file's end, as if all of it had been read.
  package static func unread(by number: Int32) throws(SystemError) -> RandomAccessFile? {
    let copied = fcntl(number, F_DUPFD_CLOEXEC, 0)
    guard copied >= 0 else { return nil }
    let copy = Descriptor(owning: copied)
    let status = try copy.status()
    guard status.st_mode & S_IFMT == S_IFREG, status.st_size > 0, lseek(number, 0, SEEK_CUR) == 0 else {
      return nil
    }
    _ = lseek(number, 0, SEEK_END)
    return try RandomAccessFile(adopting: copy)
  }

  /// Reads `count` bytes from `offset`; returns fewer only at the end of the file.
  package borrowing func read(at offset: Int, count: Int) throws(SystemError) -> [UInt8] {
    try descriptor.read(at: offset, count: count)
  }

  /// Returns the file's current state, to compare it with `identity`.
  package borrowing func currentIdentity() throws(SystemError) -> FileIdentity {
    FileIdentity(try descriptor.status())
  }
}
