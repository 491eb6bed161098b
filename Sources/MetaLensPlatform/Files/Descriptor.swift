#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// An open file descriptor, closed with its owner.
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

  /// Opens a name relative to a directory's descriptor; programs that are started don't inherit the new descriptor.
  init(
    opening name: [CChar], in directory: Int32, flags: Int32, mode: mode_t = 0
  ) throws(SystemError) {
    number = try SystemError.check("open") {
      unsafe openat(directory, name, flags | O_CLOEXEC | O_NOCTTY, mode)
    }
  }

  /// Returns fstat's current result.
  borrowing func status() throws(SystemError) -> stat {
    var status = stat()
    _ = try SystemError.check("fstat") { unsafe fstat(number, &status) }
    return status
  }

  /// Locks the file until it is closed; returns false if the file system has no locks.
  ///
  /// Throws `takenByAnother` if somebody else has the lock. Programs that are started don't inherit it.
  borrowing func lock() throws(SystemError) -> Bool {
    let number = number
    do throws(SystemError) {
      _ = try SystemError.check("flock") { flock(number, LOCK_EX | LOCK_NB) }
      return true
    } catch  where error.errorNumber == EWOULDBLOCK {
      throw .takenByAnother
    } catch {
      return false
    }
  }

  /// Releases the lock, which a program being started would otherwise share until it runs.
  borrowing func unlock() {
    _ = flock(number, LOCK_UN)
  }

  /// Reads `count` bytes from `offset`; returns fewer only at the end of the file.
  borrowing func read(at offset: Int, count: Int) throws(SystemError) -> [UInt8] {
    guard offset >= 0, count >= 0 else { throw SystemError(errorNumber: EINVAL, operation: "pread") }
    if count == 0 { return [] }
    let number = number
    var failure: SystemError?
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, done in
      guard let start = buffer.baseAddress else { return }
      do throws(SystemError) {
        while done < count {
          // Darwin refuses to read more than Int32.max bytes at once.
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

  deinit {
    _ = close(number)
  }
}
