#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The files under a directory in byte order of their full paths.
///
/// Only the names in the directories on the way down are in memory, and no
/// directory stays open between calls.
package struct DirectoryWalk: IteratorProtocol, Sequence {
  /// What is met.
  package enum Item: Sendable, Hashable {
    /// A file of any kind that is no directory.
    case file(SystemPath)
    /// Something that could not be read.
    case failure(SystemPath, SystemError)
  }

  private struct Level {
    /// Names in descending order, so that the next one is last; a directory's ends in a slash.
    var names: [[UInt8]]
    var path: SystemPath
    var device: UInt64
    var inode: UInt64
  }

  private var levels: [Level] = []
  private var first: SystemPath?
  private let followsLinks: Bool

  /// Begins at a directory, or at a single file; a root that is a link is followed.
  package init(root: SystemPath, followLinks: Bool) {
    first = root
    followsLinks = followLinks
  }

  package mutating func next() -> Item? {
    if let root = first {
      first = nil
      do {
        guard try FileStatus.isDirectory(root) else { return .file(root) }
      } catch {
        return .failure(root, error)
      }
      if let failure = enter(root) { return failure }
    }
    while let last = levels.indices.last {
      guard var name = levels[last].names.popLast() else {
        levels.removeLast()
        continue
      }
      guard name.last == UInt8(ascii: "/") else { return .file(levels[last].path.appending(name)) }
      name.removeLast()
      let path = levels[last].path.appending(name)
      if name.isEmpty { continue }
      if let failure = enter(path) { return failure }
    }
    return nil
  }

  /// Puts a directory's names on top of the way; gives back why it couldn't.
  private mutating func enter(_ path: SystemPath) -> Item? {
    do {
      let identity = try FileStatus.identity(of: path)
      if levels.contains(where: { $0.device == identity.device && $0.inode == identity.inode }) {
        return .failure(path, SystemError(errorNumber: ELOOP, operation: "opendir"))
      }
      levels.append(
        Level(
          names: try names(in: path), path: path, device: identity.device, inode: identity.inode))
      return nil
    } catch {
      return .failure(path, error)
    }
  }

  private func names(in path: SystemPath) throws(SystemError) -> [[UInt8]] {
    guard let directory = unsafe path.withCString({ unsafe opendir($0) }) else {
      throw SystemError(errorNumber: errno, operation: "opendir")
    }
    defer { unsafe closedir(directory) }
    var names: [[UInt8]] = []
    while true {
      errno = 0
      guard let entry = unsafe readdir(directory) else {
        if errno != 0 { throw SystemError(errorNumber: errno, operation: "readdir") }
        break
      }
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        unsafe pointer.withMemoryRebound(to: UInt8.self, capacity: 1) { start in
          unsafe Array(
            UnsafeBufferPointer(
              start: start, count: strlen(UnsafeRawPointer(start).assumingMemoryBound(to: CChar.self))))
        }
      }
      if name == [0x2E] || name == [0x2E, 0x2E] { continue }
      if let name = classified(name, type: Int32(unsafe entry.pointee.d_type), in: path) {
        names.append(name)
      }
    }
    return names.sorted { $1.lexicographicallyPrecedes($0) }
  }

  /// The name as the walk keeps it: a directory's with a slash, so that names sort as full paths do; nil for a
  /// link that isn't followed.
  private func classified(_ name: [UInt8], type: Int32, in directory: SystemPath) -> [UInt8]? {
    var isDirectory = type == Int32(DT_DIR)
    var isLink = type == Int32(DT_LNK)
    let path = directory.appending(name)
    if type == Int32(DT_UNKNOWN), let status = try? FileStatus.linkStatus(of: path) {
      isDirectory = status.st_mode & S_IFMT == S_IFDIR
      isLink = status.st_mode & S_IFMT == S_IFLNK
    }
    if isLink {
      guard followsLinks else { return nil }
      isDirectory = (try? FileStatus.isDirectory(path)) ?? false
    }
    return isDirectory ? name + [UInt8(ascii: "/")] : name
  }
}
