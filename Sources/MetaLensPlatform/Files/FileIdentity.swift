#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A file's identity and state: if two are equal, nobody changed the file in between.
package struct FileIdentity: Sendable, Equatable {
  /// The identity of a file in any state: two paths with the same place are the same file.
  package struct Place: Sendable, Hashable {
    package var device: UInt64
    package var inode: UInt64

    package init(device: UInt64, inode: UInt64) {
      self.device = device
      self.inode = inode
    }
  }

  /// The device that contains the file.
  package var device: UInt64
  /// The file's number on its device.
  package var inode: UInt64
  package var byteCount: Int
  /// The file's last modification in whole seconds since 1970, UTC.
  package var modifiedSeconds: Int64
  /// The fraction of that second in nanoseconds, 0 to 999,999,999.
  package var modifiedNanoseconds: Int64

  /// The file's identity in any state.
  package var place: Place { Place(device: device, inode: inode) }

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
