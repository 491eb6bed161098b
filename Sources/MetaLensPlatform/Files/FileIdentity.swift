#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Which file it is, and in which state: two equal ones mean nobody touched it in between.
package struct FileIdentity: Sendable, Equatable {
  /// What makes two paths one file, in whatever state.
  package struct Place: Sendable, Hashable {
    package var device: UInt64
    package var inode: UInt64

    package init(device: UInt64, inode: UInt64) {
      self.device = device
      self.inode = inode
    }
  }

  /// The device the file is on.
  package var device: UInt64
  /// The file's number on its device.
  package var inode: UInt64
  /// The file's length in bytes.
  package var byteCount: Int
  /// The file's last modification in whole seconds since 1970, UTC.
  package var modifiedSeconds: Int64
  /// The rest of that in nanoseconds, 0 to 999,999,999.
  package var modifiedNanoseconds: Int64

  /// Which file it is, in whatever state.
  package var place: Place { Place(device: device, inode: inode) }

  /// Makes an identity of its parts.
  package init(
    device: UInt64, inode: UInt64, byteCount: Int, modifiedSeconds: Int64, modifiedNanoseconds: Int64
  ) {
    self.device = device
    self.inode = inode
    self.byteCount = byteCount
    self.modifiedSeconds = modifiedSeconds
    self.modifiedNanoseconds = modifiedNanoseconds
  }

  init(_ status: stat) {
    #if canImport(Glibc)
      let modified = status.st_mtim
    #else
      let modified = status.st_mtimespec
    #endif
    self.init(
      device: UInt64(truncatingIfNeeded: status.st_dev), inode: UInt64(truncatingIfNeeded: status.st_ino),
      byteCount: Int(status.st_size), modifiedSeconds: Int64(modified.tv_sec),
      modifiedNanoseconds: Int64(modified.tv_nsec))
  }
}
