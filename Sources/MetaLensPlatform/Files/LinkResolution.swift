#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Finds the path that a symbolic link refers to, even if nothing exists there yet.
package enum LinkResolution {
  /// The maximum number of links in a row, which is Linux's own.
  static let limit = 40

  /// Returns the path at the end of a chain of links; the path itself if it isn't a link.
  package static func target(of path: SystemPath) throws(SystemError) -> SystemPath {
    var current = path
    for _ in 0..<limit {
      guard let next = try link(at: current) else { return current }
      let isAbsolute = next.first == UInt8(ascii: "/")
      current = isAbsolute ? SystemPath(bytes: next) : current.directory.appending(next)
    }
    // The error of open(2); with readlink as the operation, it would be `SystemError.linkNotFollowed`.
    throw SystemError(errorNumber: ELOOP, operation: "open")
  }

  /// Returns a link's target; nil if the path isn't a link or names nothing.
  private static func link(at path: SystemPath) throws(SystemError) -> [UInt8]? {
    let resolved = try PathResolution(path, operation: "readlink")
    let base = resolved.base
    let name = resolved.name
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    do throws(SystemError) {
      let count = try SystemError.check("readlink") {
        unsafe readlinkat(base, name, &buffer, buffer.count)
      }
      return buffer[..<count].map { UInt8(bitPattern: $0) }
    } catch  where error.errorNumber == EINVAL || error.errorNumber == ENOENT {
      return nil
    }
  }
}
