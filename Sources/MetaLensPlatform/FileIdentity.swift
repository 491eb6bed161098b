#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What tells one state of one file from another.
package struct FileIdentity: Hashable, Sendable {
  package var device: UInt64
  package var inode: UInt64
  package var byteCount: Int
  package var modifiedSeconds: Int64
  package var modifiedNanoseconds: Int64

  init(_ status: stat) {
    device = UInt64(truncatingIfNeeded: status.st_dev)
    inode = UInt64(status.st_ino)
    byteCount = Int(status.st_size)
    #if canImport(Glibc)
      modifiedSeconds = Int64(status.st_mtim.tv_sec)
      modifiedNanoseconds = Int64(status.st_mtim.tv_nsec)
    #else
      modifiedSeconds = Int64(status.st_mtimespec.tv_sec)
      modifiedNanoseconds = Int64(status.st_mtimespec.tv_nsec)
    #endif
  }
}

/// Questions about a path's file; links are followed.
package enum FileStatus {
  /// The state of the file.
  package static func identity(of path: SystemPath) throws(SystemError) -> FileIdentity {
    FileIdentity(try status(of: path))
  }

  /// Whether it is a directory.
  package static func isDirectory(_ path: SystemPath) throws(SystemError) -> Bool {
    try status(of: path).st_mode & S_IFMT == S_IFDIR
  }

  static func status(of path: SystemPath) throws(SystemError) -> stat {
    var status = stat()
    let result = unsafe path.withCString { unsafe stat($0, &status) }
    guard result == 0 else { throw SystemError(errorNumber: errno, operation: "stat") }
    return status
  }

  static func linkStatus(of path: SystemPath) throws(SystemError) -> stat {
    var status = stat()
    let result = unsafe path.withCString { unsafe lstat($0, &status) }
    guard result == 0 else { throw SystemError(errorNumber: errno, operation: "lstat") }
    return status
  }
}
