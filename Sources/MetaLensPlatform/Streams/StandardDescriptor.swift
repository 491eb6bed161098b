#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The descriptors that every process begins with.
package enum StandardDescriptor {
  package static let input: Int32 = 0
  package static let output: Int32 = 1
  package static let error: Int32 = 2

  /// Occupies the numbers of standard descriptors that are closed, so that no file opened later gets one of them.
  ///
  /// Using them still fails. Call this before anything else is opened.
  package static func takeClosed() {
    // Opened in the wrong direction, so that reading standard input and writing to the others fail.
    for (number, flags) in [(input, O_WRONLY), (output, O_RDONLY), (error, O_RDONLY)] { take(number, flags) }
  }

  static func take(_ number: Int32, _ flags: Int32) {
    guard fcntl(number, F_GETFD) == -1 else { return }
    let opened = unsafe openat(AT_FDCWD, "/dev/null", flags, 0)
    guard opened >= 0, opened != number else { return }
    _ = dup2(opened, number)
    _ = close(opened)
  }
}
