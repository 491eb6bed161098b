package import MetaLensKit
package import MetaLensPlatform
import MetaLensRendering

/// The files of a batch, one by one in the order of the bytes of their paths.
package struct BatchSelection: Sendable, Sequence {
  /// A file to analyse, or a directory that couldn't be read.
  package struct Candidate: Sendable {
    package var path: SystemPath
    /// Whether somebody named this very file: it is never skipped then.
    package var isNamed: Bool
    /// Why there is nothing to analyse: a directory that can't be read, or a link that isn't followed; nil where there is.
    package var failure: MetaLensError?
  }

  private let fileSystem: FileSystem
  private let followLinks: Bool
  private let include: GlobList
  private let exclude: GlobList
  private let roots: BatchRoots

  /// Sorts what was named and drops what stands twice or below another.
  package init(
    roots paths: [SystemPath], followLinks: Bool, include: [SystemPath], exclude: [SystemPath],
    fileSystem: FileSystem
  ) {
    self.fileSystem = fileSystem
    self.followLinks = followLinks
    let (include, exclude) = (GlobList("--include", include), GlobList("--exclude", exclude))
    (self.include, self.exclude) = (include, exclude)
    roots = BatchRoots(paths, followLinks: followLinks, in: fileSystem) { place in
      Self.isWanted(place.bytes, below: place.below, include, exclude)
    }
  }

  /// Whether a path is one of those that were named, or below one.
  func covers(_ path: [UInt8]) -> Bool { roots.covers(path) }

  /// The globs that have matched nothing of what was found so far.
  var unmatchedGlobs: [GlobList.Named] { include.unmatched + exclude.unmatched }

  /// A line about them; none where each matched something.
  func notesOnGlobs(in language: Language, redacting: Bool) -> [String] {
    let names = unmatchedGlobs.map { $0.flag + " " + FileLabel($0.glob, redacting: redacting).path }
    if names.isEmpty { return [] }
    let shown = SafeText.shown(names.joined(separator: ", "), columns: 400)
    return [Message.summaryUnmatchedGlobs(globs: shown).text(in: language)]
  }

  /// Finds the files.
  package func makeIterator() -> Iterator { Iterator(self) }

  /// Finds the files, one by one.
  package struct Iterator: IteratorProtocol {
    /// A directory's walk and what comes next of it.
    private struct Walk {
      var next: () -> FileSystem.WalkStep?
      var step: FileSystem.WalkStep?
      /// The bytes of the directory and its slash.
      var prefixCount: Int

      init(_ next: @escaping () -> FileSystem.WalkStep?, prefixCount: Int) {
        self.next = next
        self.prefixCount = prefixCount
        step = next()
      }
    }

    private let selection: BatchSelection
    private let links: FollowedLinks?
    private var roots: ArraySlice<BatchRoots.Root>
    /// The walks under way: each directory but the first was named by a path that stands in the middle of the walk before.
    private var walks: [Walk] = []
    /// Files so far that the patterns left out.
    package private(set) var excluded = 0

    init(_ selection: BatchSelection) {
      self.selection = selection
      roots = selection.roots.inOrder
      links =
        selection.followLinks
        ? selection.roots.followedLinks(choosing: !selection.include.isEmpty || !selection.exclude.isEmpty)
        : nil
    }

    /// The next file, or nil at the end.
    package mutating func next() -> Candidate? {
      while true {
        let step = walks.last?.step
        if let root = roots.first, step.map({ root.key.precedes($0.path.bytes) }) ?? walks.isEmpty {
          roots.removeFirst()
          if let candidate = begin(root) { return candidate }
        } else if let last = walks.indices.last {
          guard let step else {
            walks.removeLast()
            continue
          }
          walks[last].step = walks[last].next()
          if let candidate = candidate(of: step, below: walks[last].prefixCount) { return candidate }
        } else {
          return nil
        }
      }
    }

    /// Gives a file, or begins a directory's walk.
    private mutating func begin(_ root: BatchRoots.Root) -> Candidate? {
      if root.isDirectory {
        let (selection, prefixCount) = (selection, root.key.count)
        let links = links?.leavingOut { path in
          selection.isExcluded(path.bytes, below: prefixCount, isDirectory: true)
        }
        walks.append(Walk(selection.fileSystem.walk(root.path, links), prefixCount: prefixCount))
        return nil
      }
      guard selection.isWanted(root.place.bytes, below: root.place.below) else {
        excluded += 1
        return nil
      }
      return Candidate(path: root.path, isNamed: true, failure: nil)
    }

    private mutating func candidate(of step: FileSystem.WalkStep, below prefixCount: Int) -> Candidate? {
      if selection.roots.isNamed(step.path, in: selection.fileSystem) { return nil }
      switch step {
      case .failure(let path, let error):
        // What is excluded needn't be readable.
        if selection.isExcluded(path.bytes, below: prefixCount, isDirectory: true) { return nil }
        return Candidate(path: path, isNamed: false, failure: told(error))
      case .file(let path):
        guard selection.isWanted(path.bytes, below: prefixCount) else {
          excluded += 1
          return nil
        }
        return Candidate(path: path, isNamed: false, failure: nil)
      }
    }

    /// A walk's failure with what it means here: what a walk can't open is a directory, and a link that isn't followed
    /// where links are leads to what is searched anyway.
    private func told(_ failure: MetaLensError) -> MetaLensError {
      var failure = failure
      switch failure.code {
      case .permissionDenied: failure.detail = "directory"
      case .linkNotFollowed where selection.followLinks: failure.detail = "known"
      default: break
      }
      return failure
    }
  }

  private func isWanted(_ path: [UInt8], below root: Int) -> Bool {
    Self.isWanted(path, below: root, include, exclude)
  }

  private static func isWanted(
    _ path: [UInt8], below root: Int, _ include: GlobList, _ exclude: GlobList
  ) -> Bool {
    // Both are asked: of each it is told whether it matched something.
    let isExcluded = exclude.matches(path, below: root)
    return (include.isEmpty || include.matches(path, below: root)) && !isExcluded
  }

  private func isExcluded(_ path: [UInt8], below root: Int, isDirectory: Bool) -> Bool {
    exclude.matches(path, below: root, isDirectory: isDirectory)
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
