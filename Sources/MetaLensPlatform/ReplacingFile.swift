#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A file written beside its target and renamed over it when it is whole; removed when it never is.
package struct ReplacingFile: ~Copyable {
  private let descriptor: Int32
  private let target: SystemPath
  /// The file beside the target, or nil where the target is no regular file and is written to itself.
  private let temporary: SystemPath?
  private var isCommitted = false

  /// Opens a new file beside the target; a link is followed to what it points at.
  package init(target: SystemPath) throws(SystemError) {
    let resolved = Self.resolved(target)
    var mode = mode_t(0o666)
    var isNew = true
    if let status = try? FileStatus.status(of: resolved) {
      let kind = status.st_mode & S_IFMT
      if kind == S_IFDIR { throw SystemError(errorNumber: EISDIR, operation: "open") }
      if kind != S_IFREG {
        let descriptor = unsafe resolved.withCString { unsafe open($0, O_WRONLY | O_CLOEXEC) }
        guard descriptor >= 0 else { throw SystemError(errorNumber: errno, operation: "open") }
        self.descriptor = descriptor
        self.target = resolved
        temporary = nil
        return
      }
      mode = status.st_mode & 0o777
      isNew = false
    }
    for _ in 0..<100 {
      let name = [UInt8](".metalens-\(UInt32.random(in: .min ... .max)).tmp".utf8)
      let path = resolved.directory.appending(name)
      let descriptor = unsafe path.withCString { unsafe open($0, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode) }
      if descriptor >= 0 {
        if !isNew { fchmod(descriptor, mode) }
        self.descriptor = descriptor
        self.target = resolved
        temporary = path
        return
      }
      guard errno == EEXIST else { throw SystemError(errorNumber: errno, operation: "open") }
    }
    throw SystemError(errorNumber: EEXIST, operation: "open")
  }

  deinit {
    close(descriptor)
    if let temporary, !isCommitted { _ = unsafe temporary.withCString { unsafe unlink($0) } }
  }

  /// Writes on.
  package borrowing func write(_ bytes: [UInt8]) throws(SystemError) {
    try DescriptorWriter.write(bytes, to: descriptor)
  }

  /// Puts the file in its target's place; afterwards nothing more is written.
  package consuming func commit() throws(SystemError) {
    guard let temporary else { return }
    guard fsync(descriptor) == 0 else { throw SystemError(errorNumber: errno, operation: "fsync") }
    let target = self.target
    let result = unsafe temporary.withCString { from in unsafe target.withCString { unsafe rename(from, $0) } }
    guard result == 0 else { throw SystemError(errorNumber: errno, operation: "rename") }
    isCommitted = true
  }

  private static func resolved(_ path: SystemPath) -> SystemPath {
    unsafe path.withCString { name in
      guard let real = unsafe realpath(name, nil) else { return path }
      defer { unsafe free(real) }
      let bytes = unsafe UnsafeRawBufferPointer(start: real, count: strlen(real))
      return unsafe SystemPath(bytes: Array(bytes))
    }
  }
}
