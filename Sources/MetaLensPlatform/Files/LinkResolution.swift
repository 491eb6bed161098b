#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Finds what a symbolic link names, also where that doesn't exist yet.
package enum LinkResolution {
  /// As many links in a row as Linux itself follows.
  static let limit = 40

  /// The path at the end of a chain of links; the path itself where it is no link.
  package static func target(of path: SystemPath) throws(SystemError) -> SystemPath {
    var current = path
    for _ in 0..<limit {
      guard let next = try link(at: current) else { return current }
      let isAbsolute = next.first == UInt8(ascii: "/")
      current = isAbsolute ? SystemPath(bytes: next) : current.directory.appending(next)
    }
    // As open(2) says it: of readlink it would be `SystemError.linkNotFollowed`.
    throw SystemError(errorNumber: ELOOP, operation: "open")
  }

  /// What a link says, nil where the path is no link.
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
