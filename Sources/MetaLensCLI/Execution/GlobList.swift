import MetaLensPlatform
import Synchronization

/// The globs of a flag, and which of them have matched nothing so far.
///
/// A glob that matches nothing is most likely a mistake: an absolute path although the directory was named by a
/// relative one, or braces, which only shells expand.
final class GlobList: Sendable {
  /// A glob with the flag that named it.
  struct Named: Sendable, Equatable {
    var flag: String
    var glob: SystemPath
  }

  private let flag: String
  private let globs: [SystemPath]
  private let patterns: [GlobPattern]
  /// The indices of the globs that have matched nothing.
  private let places: Mutex<Set<Int>>

  init(_ flag: String, _ globs: [SystemPath]) {
    self.flag = flag
    self.globs = globs
    patterns = globs.map { GlobPattern($0) }
    places = Mutex(Set(globs.indices))
  }

  var isEmpty: Bool { patterns.isEmpty }

  /// The globs that have matched nothing, in the order in which they were named.
  var unmatched: [Named] {
    places.withLock { $0 }.sorted().map { Named(flag: flag, glob: globs[$0]) }
  }

  /// Whether a glob matches the path, or a directory above it, since a matched directory includes everything below it.
  ///
  /// A glob with a slash may begin with the named directory, which shells add when they complete a path.
  ///
  /// - Parameter root: the number of bytes of the named directory's path with a slash.
  func matches(_ path: [UInt8], below root: Int, isDirectory: Bool = false) -> Bool {
    if patterns.isEmpty || path.count <= root { return false }
    let ends = path.indices.filter { $0 > root && path[$0] == UInt8(ascii: "/") } + [path.count]
    func isMatched(_ index: Int) -> Bool {
      let pattern = patterns[index]
      return ends.contains { end in
        if end == path.count, pattern.isOfDirectory, !isDirectory { return false }
        return pattern.matches(path[root..<end])
          || pattern.hasSlash && root > 0 && pattern.matches(path[..<end])
      }
    }
    // Of the globs that have matched before, it is enough to find one that matches.
    let left = places.withLock { $0 }
    let found = left.filter { isMatched($0) }
    if !found.isEmpty { places.withLock { $0.subtract(found) } }
    return !found.isEmpty || patterns.indices.contains { !left.contains($0) && isMatched($0) }
  }
}
