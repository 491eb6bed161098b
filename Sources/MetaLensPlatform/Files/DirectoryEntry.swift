#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The kind of file that a name refers to in its directory, without following a link.
package enum DirectoryEntry: Sendable, Hashable {
  case file
  case directory
  case link
  /// A device, a pipe or a socket.
  case other

  /// Returns the kind of file at a path; nil if there is none.
  package static func at(_ path: SystemPath) throws(SystemError) -> DirectoryEntry? {
    do throws(SystemError) {
      let resolved = try PathResolution(path, operation: "lstat")
      let status = try resolved.status(followingLinks: false)
      switch status.st_mode & S_IFMT {
      case S_IFREG: return .file
      case S_IFDIR: return .directory
      case S_IFLNK: return .link
      default: return .other
      }
    } catch  where error.kind == .notFound {
      return nil
    }
  }

  /// Makes a directory; leaves an existing directory unchanged.
  package static func makeDirectory(_ path: SystemPath) throws(SystemError) {
    let resolved = try PathResolution(path, operation: "mkdir")
    let base = resolved.base
    let name = resolved.name
    do throws(SystemError) {
      _ = try SystemError.check("mkdir") { unsafe mkdirat(base, name, 0o777) }
    } catch  where error.errorNumber == EEXIST {
      guard try FileStatus.isDirectory(path) else { throw error }
    }
  }
}
