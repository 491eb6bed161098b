#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A lock on a file name, which one process at a time holds; the kernel releases it when that process ends, even if killed.
///
/// The holder may give the name to another file that it has locked, and keeps the lock on the name by that.
struct NameLock: ~Copyable {
  let descriptor: Descriptor
  /// Whether nothing had the name: the file is empty then, and new.
  let isNew: Bool

  private init(on descriptor: consuming Descriptor, isNew: Bool) {
    self.descriptor = descriptor
    self.isNew = isNew
  }

  deinit { descriptor.unlock() }

  /// Locks the file that has the name, and makes one where none has; nil where others take the name all the time.
  ///
  /// Throws `takenByAnother` where another run holds it, and why the file can't be opened: it may be a link or a fifo.
  static func take(_ name: [CChar], in directory: Int32) throws(SystemError) -> NameLock? {
    // Another turn is needed where the name was given to another file, or to none, in between.
    for _ in 0..<100 {
      if let made = try Self.made(name, in: directory) {
        if let lock = try Self.locked(made, isNew: true, name, in: directory) { return lock }
      } else if let found = try Self.found(name, in: directory) {
        if let lock = try Self.locked(found, isNew: false, name, in: directory) { return lock }
      }
    }
    return nil
  }

  /// Makes the file; nil where something has the name.
  private static func made(_ name: [CChar], in directory: Int32) throws(SystemError) -> Descriptor? {
    do throws(SystemError) {
      return try Descriptor(
        opening: name, in: directory, flags: O_WRONLY | O_CREAT | O_EXCL, mode: 0o666)
    } catch  where error.errorNumber == EEXIST {
      return nil
    }
  }

  /// Opens the file; nil where nothing has the name any more.
  private static func found(_ name: [CChar], in directory: Int32) throws(SystemError) -> Descriptor? {
    // A fifo without a reader is an error, not a wait.
    let flags = O_NOFOLLOW | O_NONBLOCK
    do throws(SystemError) {
      // NFS locks nothing that is open for reading alone.
      return try Descriptor(opening: name, in: directory, flags: O_WRONLY | flags)
    } catch  where error.errorNumber == ENOENT {
      return nil
    } catch  where error.kind == .permissionDenied {
      return try Descriptor(opening: name, in: directory, flags: O_RDONLY | flags)
    }
  }

  /// Locks an open file; nil where it hasn't the name any more.
  private static func locked(
    _ descriptor: consuming Descriptor, isNew: Bool, _ name: [CChar], in directory: Int32
  ) throws(SystemError) -> NameLock? {
    _ = try descriptor.lock()
    let mine = try descriptor.status()
    do throws(SystemError) {
      let named = try PathResolution.status(of: name, in: directory, followingLinks: false)
      guard FileIdentity(named).place == FileIdentity(mine).place else { return nil }
    } catch  where error.errorNumber == ENOENT {
      return nil
    }
    return NameLock(on: descriptor, isNew: isNew)
  }
}
