import MetaLensFacts
package import MetaLensKit
package import MetaLensPlatform

/// The files of a batch, one by one in the order of the bytes of their paths.
package struct BatchSelection: Sendable, Sequence {
  /// A file to analyse, or a directory that couldn't be read.
  package struct Candidate: Sendable {
    package var path: SystemPath
    /// Whether somebody named this very file: it is never skipped then.
    package var isNamed: Bool
    /// Why there is nothing to analyse; nil where there is.
    package var failure: MetaLensError?
  }

  private struct Root: Sendable {
    var path: SystemPath
    var isDirectory: Bool
    /// What sorts it among the paths of the others: a directory's paths begin with its own and a slash.
    var key: [UInt8]
  }

  private let fileSystem: FileSystem
  private let followLinks: Bool
  private let include: [GlobPattern]
  private let exclude: [GlobPattern]
  private let named: Set<[UInt8]>
  private let roots: [Root]

  /// Sorts what was named and drops what stands twice or below another.
  package init(
    roots paths: [SystemPath], followLinks: Bool, include: [SystemPath], exclude: [SystemPath],
    fileSystem: FileSystem
  ) {
    self.fileSystem = fileSystem
    self.followLinks = followLinks
    self.include = include.map { GlobPattern($0) }
    self.exclude = exclude.map { GlobPattern($0) }
    var directories: Set<FileSystem.Identity> = []
    var all: [Root] = []
    all.reserveCapacity(paths.count)
    for path in paths {
      let plain = Self.plain(path.bytes)
      let status = fileSystem.status(path)
      let isDirectory = status?.isDirectory == true
      if isDirectory {
        if let status, !directories.insert(status.identity).inserted { continue }
        let path = SystemPath(bytes: plain)
        all.append(Root(path: path, isDirectory: true, key: path.appending([]).bytes))
      } else {
        all.append(Root(path: SystemPath(bytes: plain), isDirectory: false, key: plain))
      }
    }
    // Only a directory's walk asks for it: of a long list of files alone it would cost more than sorting them.
    named = directories.isEmpty ? [] : Set(all.lazy.filter { !$0.isDirectory }.map(\.key))
    all.sort { $0.key.precedes($1.key) }
    var kept: [Root] = []
    var above: [UInt8]?
    for root in all {
      if let above, root.key.starts(with: above) { continue }
      if root.isDirectory {
        above = root.key
      } else if kept.last?.key == root.key {
        continue
      }
      kept.append(root)
    }
    // Below `.` stands every relative directory but those that go up.
    if kept.contains(where: { $0.isDirectory && $0.path == SystemPath(".") }) {
      kept.removeAll { root in
        let isUp = root.path == SystemPath("..") || root.key.starts(with: Array("../".utf8))
        return root.isDirectory && root.path != SystemPath(".") && !isUp
          && root.path.bytes.first != UInt8(ascii: "/")
      }
    }
    roots = kept
  }

  /// Whether a path is one of those that were named, or below one.
  func covers(_ path: [UInt8]) -> Bool {
    isBelow(path) || isBelow(SystemPath(bytes: path).appending([]).bytes)
  }

  private func isBelow(_ path: [UInt8]) -> Bool {
    // The last root that doesn't sort behind the path: what stands below another was dropped.
    guard let root = roots[..<roots.partitioningIndex { path.precedes($0.key) }].last else { return false }
    return root.isDirectory ? path.starts(with: root.key) : path == root.key
  }

  /// Finds the files.
  package func makeIterator() -> Iterator { Iterator(self) }

  /// Finds the files, one by one.
  package struct Iterator: IteratorProtocol {
    private let selection: BatchSelection
    private var roots: ArraySlice<Root>
    private var walk: (() -> FileSystem.WalkStep?)?
    private var prefixCount = 0
    /// Files so far that the patterns left out.
    package private(set) var excluded = 0

    init(_ selection: BatchSelection) {
      self.selection = selection
      roots = selection.roots[...]
    }

    /// The next file, or nil at the end.
    package mutating func next() -> Candidate? {
      while true {
        if let walk {
          guard let step = walk() else {
            self.walk = nil
            continue
          }
          switch step {
          case .failure(let path, let error):
            // What is excluded needn't be readable.
            if selection.isExcluded(path.bytes, below: prefixCount, isDirectory: true) { continue }
            return Candidate(path: path, isNamed: false, failure: error)
          case .file(let path):
            guard selection.isWanted(path.bytes, below: prefixCount) else {
              excluded += 1
              continue
            }
            return Candidate(path: path, isNamed: selection.named.contains(path.bytes), failure: nil)
          }
        }
        guard let root = roots.popFirst() else { return nil }
        if root.isDirectory {
          walk = selection.fileSystem.walk(root.path, selection.followLinks)
          prefixCount = root.key.count
        } else if selection.isWanted(root.path.bytes, below: 0) {
          return Candidate(path: root.path, isNamed: true, failure: nil)
        } else {
          excluded += 1
        }
      }
    }
  }

  private func isWanted(_ path: [UInt8], below root: Int) -> Bool {
    (include.isEmpty || Self.matches(path, below: root, include))
      && !isExcluded(path, below: root, isDirectory: false)
  }

  private func isExcluded(_ path: [UInt8], below root: Int, isDirectory: Bool) -> Bool {
    Self.matches(path, below: root, exclude, isDirectory: isDirectory)
  }

  /// Whether a pattern matches a path or a directory above it, which takes everything below it along.
  ///
  /// A pattern with a slash may begin with the directory that was named, as a shell completes it.
  ///
  /// - Parameter root: the bytes of the named directory and its slash.
  private static func matches(
    _ path: [UInt8], below root: Int, _ patterns: [GlobPattern], isDirectory: Bool = false
  ) -> Bool {
    if patterns.isEmpty || path.count <= root { return false }
    let ends = path.indices.filter { $0 > root && path[$0] == UInt8(ascii: "/") } + [path.count]
    return ends.contains { end in
      patterns.contains { pattern in
        if end == path.count, pattern.isOfDirectory, !isDirectory { return false }
        return pattern.matches(path[root..<end])
          || pattern.hasSlash && root > 0 && pattern.matches(path[..<end])
      }
    }
  }

  /// The path without `./` before it, doubled slashes and slashes behind it.
  static func plain(_ bytes: [UInt8]) -> [UInt8] {
    let slash = UInt8(ascii: "/")
    if isPlain(bytes) { return bytes }
    var parts = bytes.split(separator: slash, omittingEmptySubsequences: true).map { Array($0) }
    let isAbsolute = bytes.first == slash
    parts.removeAll { $0 == [UInt8(ascii: ".")] }
    let joined = Array(parts.joined(separator: [slash]))
    if isAbsolute { return [slash] + joined }
    return joined.isEmpty ? [UInt8(ascii: ".")] : joined
  }

  /// Whether nothing in a path is said twice: most of a long list's names are so.
  private static func isPlain(_ bytes: [UInt8]) -> Bool {
    let slash = UInt8(ascii: "/")
    let dot = UInt8(ascii: ".")
    // Before the first name stands a slash, written or not.
    var (last, beforeLast) = (slash, slash)
    for byte in bytes.first == slash ? bytes[1...] : bytes[...] {
      if byte == slash, last == slash || last == dot && beforeLast == slash { return false }
      (beforeLast, last) = (last, byte)
    }
    return last != slash && !(last == dot && beforeLast == slash)
  }
}
