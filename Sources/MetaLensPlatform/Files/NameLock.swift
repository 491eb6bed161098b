#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A lock on a file name, which only one process at a time can have; the kernel releases it when that process ends,
/// even if it is killed.
///
/// The holder may give the name to another file that it has locked, and so keeps the lock on the name.
struct NameLock: ~Copyable {
  let descriptor: Descriptor
  /// Whether no file had the name before, so that the file is new and empty.
  let isNew: Bool

  private init(on descriptor: consuming Descriptor, isNew: Bool) {
    self.descriptor = descriptor
    self.isNew = isNew
  }

  deinit { descriptor.unlock() }

  /// Locks the file that has the name, or makes one if there is none; nil if others keep taking the name.
  ///
  /// Throws `takenByAnother` if another run has the lock. Also throws if the file can't be opened, for example because
  /// it is a link or a fifo.
  static func take(_ name: [CChar], in directory: Int32) throws(SystemError) -> NameLock? {
    // Another attempt is needed if the name was given to another file, or removed, in between.
    for _ in 0..<100 {
      if let made = try Self.made(name, in: directory) {
        if let lock = try Self.locked(made, isNew: true, name, in: directory) { return lock }
      } else if let found = try Self.found(name, in: directory) {
        if let lock = try Self.locked(found, isNew: false, name, in: directory) { return lock }
      }
    }
    return nil
  }

  /// Makes the file; nil if something has the name.
  private static func made(_ name: [CChar], in directory: Int32) throws(SystemError) -> Descriptor? {
    do throws(SystemError) {
      return try Descriptor(
        opening: name, in: directory, flags: O_WRONLY | O_CREAT | O_EXCL, mode: 0o666)
    } catch  where error.errorNumber == EEXIST {
      return nil
    }
  }

  /// Opens the file; nil if nothing has the name any more.
  private static func found(_ name: [CChar], in directory: Int32) throws(SystemError) -> Descriptor? {
    // Opening a fifo without a reader fails instead of waiting.
    let flags = O_NOFOLLOW | O_NONBLOCK
    do throws(SystemError) {
      // NFS can't lock a file that is open only for reading.
      return try Descriptor(opening: name, in: directory, flags: O_WRONLY | flags)
    } catch  where error.errorNumber == ENOENT {
      return nil
    } catch  where error.kind == .permissionDenied {
      return try Descriptor(opening: name, in: directory, flags: O_RDONLY | flags)
    }
  }

  /// Locks an open file; nil if it doesn't have the name any more.
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
