#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A path in a form that fits the system's calls, which accept at most PATH_MAX bytes.
///
/// A longer path, which occurs in a deep tree, is entered piece by piece: `name` is then relative to the directory
/// opened last.
struct PathResolution: ~Copyable {
  /// The remaining path with its terminating NUL.
  let name: [CChar]
  private let directory: Descriptor?

  init(_ path: SystemPath, operation: String) throws(SystemError) {
    // A NUL would end the path early, and another file would be opened.
    if path.bytes.contains(0) { throw SystemError(errorNumber: EINVAL, operation: operation) }
    let slash = UInt8(ascii: "/")
    let limit = Int(PATH_MAX) - 1
    var rest = path.bytes[...]
    var base: Descriptor?
    while rest.count > limit {
      guard let cut = rest.prefix(limit).lastIndex(of: slash), cut > rest.startIndex else {
        throw SystemError(errorNumber: ENAMETOOLONG, operation: operation)
      }
      let number = base?.number ?? AT_FDCWD
      base = try Descriptor(
        opening: Self.terminated(rest[..<cut]), in: number, flags: O_RDONLY | O_DIRECTORY)
      rest = rest[cut...].drop { $0 == slash }
      // The path ended in slashes: it names the directory just opened.
      if rest.isEmpty { rest = [UInt8(ascii: ".")] }
    }
    name = Self.terminated(rest)
    directory = base
  }

  /// The descriptor that `name` is relative to.
  var base: Int32 {
    switch directory {
    case .some(let descriptor): descriptor.number
    case .none: AT_FDCWD
    }
  }

  /// Returns the result of stat or lstat.
  borrowing func status(followingLinks: Bool) throws(SystemError) -> stat {
    try Self.status(of: name, in: base, followingLinks: followingLinks)
  }

  static func status(
    of name: [CChar], in directory: Int32, followingLinks: Bool
  ) throws(SystemError) -> stat {
    var status = stat()
    let flags = followingLinks ? 0 : AT_SYMLINK_NOFOLLOW
    _ = try SystemError.check("stat") { unsafe fstatat(directory, name, &status, flags) }
    return status
  }

  static func terminated(_ bytes: some Collection<UInt8>) -> [CChar] {
    unsafe Array(unsafeUninitializedCapacity: bytes.count + 1) { name, count in
      unsafe UnsafeMutableRawBufferPointer(name).copyBytes(from: bytes)
      unsafe name[bytes.count] = 0
      count = bytes.count + 1
    }
  }
}
