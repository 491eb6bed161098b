#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A file that only this process's user may read or write.
package enum PrivateFile {
  /// Makes an empty file; leaves an existing file unchanged.
  ///
  /// - Returns: Whether it was made.
  package static func make(at path: SystemPath) throws(SystemError) -> Bool {
    do throws(SystemError) {
      _ = try Descriptor(opening: path, flags: O_WRONLY | O_CREAT | O_EXCL, mode: 0o600)
      return true
    } catch  where error.errorNumber == EEXIST {
      return false
    }
  }

  /// Returns a file's first bytes, at most `count`; nil if others than this process's user may read or change it.
  ///
  /// Only a regular file is read. It is this user's or the superuser's, who may read all files; any other owner may
  /// always change its permissions. A file of the superuser's may be readable by its group: a service manager's
  /// credentials look so, where an access control list lets the service's user read them.
  package static func read(at path: SystemPath, count: Int) throws(SystemError) -> [UInt8]? {
    let file = try RandomAccessFile(opening: path)
    let status = try file.descriptor.status()
    guard isPrivate(status.st_mode, owner: status.st_uid, user: geteuid()) else { return nil }
    return try file.read(at: 0, count: count)
  }

  /// Whether nobody but `user` and the superuser can read or change a file of this owner with these permissions.
  static func isPrivate(_ mode: mode_t, owner: uid_t, user: uid_t) -> Bool {
    guard owner == 0 || owner == user else { return false }
    let others: mode_t = owner == 0 && user != 0 ? 0o037 : 0o077
    return mode & others == 0
  }
}
