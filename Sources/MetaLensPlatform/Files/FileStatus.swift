#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Queries a path's file without opening it; links are followed.
package enum FileStatus {
  /// Returns the identity of the file of any kind that the path names.
  package static func identity(of path: SystemPath) throws(SystemError) -> FileIdentity {
    FileIdentity(try status(of: path))
  }

  /// Returns the state of the file of any kind that the path names.
  package static func state(of path: SystemPath) throws(SystemError) -> FileState {
    let status = try status(of: path)
    #if canImport(Glibc)
      let changed = status.st_ctim
    #else
      let changed = status.st_ctimespec
    #endif
    return FileState(identity: FileIdentity(status), changedSeconds: Int64(changed.tv_sec))
  }

  /// Whether the path names a directory; throws if it names nothing.
  package static func isDirectory(_ path: SystemPath) throws(SystemError) -> Bool {
    try status(of: path).st_mode & S_IFMT == S_IFDIR
  }

  /// Returns the identity of the file that the path names, and whether it is a directory; throws if the path names
  /// nothing.
  package static func named(
    by path: SystemPath
  ) throws(SystemError) -> (identity: FileIdentity, isDirectory: Bool) {
    let status = try status(of: path)
    return (FileIdentity(status), status.st_mode & S_IFMT == S_IFDIR)
  }

  /// Whether the path names a regular file; throws if it names nothing.
  package static func isRegularFile(_ path: SystemPath) throws(SystemError) -> Bool {
    try status(of: path).st_mode & S_IFMT == S_IFREG
  }

  static func status(of path: SystemPath) throws(SystemError) -> stat {
    let resolved = try PathResolution(path, operation: "stat")
    return try resolved.status(followingLinks: true)
  }
}
