#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Asks about a path without opening what it names; links are followed.
package enum FileStatus {
  /// Which file the path names, of whatever sort.
  package static func identity(of path: SystemPath) throws(SystemError) -> FileIdentity {
    FileIdentity(try status(of: path))
  }

  /// The state of the file that the path names, of whatever sort.
  package static func state(of path: SystemPath) throws(SystemError) -> FileState {
    let status = try status(of: path)
    #if canImport(Glibc)
      let changed = status.st_ctim
    #else
      let changed = status.st_ctimespec
    #endif
    return FileState(identity: FileIdentity(status), changedSeconds: Int64(changed.tv_sec))
  }

  /// Whether the path names a directory; throws where it names nothing.
  package static func isDirectory(_ path: SystemPath) throws(SystemError) -> Bool {
    try status(of: path).st_mode & S_IFMT == S_IFDIR
  }

  /// Which file the path names, and whether that is a directory; throws where it names nothing.
  package static func named(
    by path: SystemPath
  ) throws(SystemError) -> (identity: FileIdentity, isDirectory: Bool) {
    let status = try status(of: path)
    return (FileIdentity(status), status.st_mode & S_IFMT == S_IFDIR)
  }

  /// Whether the path names a regular file; throws where it names nothing.
  package static func isRegularFile(_ path: SystemPath) throws(SystemError) -> Bool {
    try status(of: path).st_mode & S_IFMT == S_IFREG
  }

  static func status(of path: SystemPath) throws(SystemError) -> stat {
    let resolved = try PathResolution(path, operation: "stat")
    return try resolved.status(followingLinks: true)
  }
}
