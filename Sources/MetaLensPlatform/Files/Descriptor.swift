#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// An open file descriptor that is closed with its owner.
struct Descriptor: ~Copyable, Sendable {
  let number: Int32

  init(owning number: Int32) {
    self.number = number
  }

  /// Opens a path of any length.
  init(opening path: SystemPath, flags: Int32, mode: mode_t = 0) throws(SystemError) {
    let resolved = try PathResolution(path, operation: "open")
    try self.init(opening: resolved.name, in: resolved.base, flags: flags, mode: mode)
  }

  /// Opens a name relative to a directory's descriptor; it isn't inherited by other programs.
  init(
    opening name: [CChar], in directory: Int32, flags: Int32, mode: mode_t = 0
  ) throws(SystemError) {
    number = try SystemError.check("open") {
      unsafe openat(directory, name, flags | O_CLOEXEC | O_NOCTTY, mode)
    }
  }

  /// What fstat says now.
  borrowing func status() throws(SystemError) -> stat {
    var status = stat()
    _ = try SystemError.check("fstat") { unsafe fstat(number, &status) }
    return status
  }

  deinit {
    _ = close(number)
  }
}
