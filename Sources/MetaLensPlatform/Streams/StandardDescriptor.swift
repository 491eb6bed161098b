#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The descriptors that every process begins with.
package enum StandardDescriptor {
  /// Standard input.
  package static let input: Int32 = 0
  /// Standard output.
  package static let output: Int32 = 1
  /// Standard error.
  package static let error: Int32 = 2

  /// Takes the numbers of those that are closed, so that nothing that is opened later gets them; using them fails as before.
  ///
  /// To be called before anything else is opened.
  package static func takeClosed() {
    // Open the wrong way round: the one can't be read and the others can't be written.
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
