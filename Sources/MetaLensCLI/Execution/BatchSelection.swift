package import MetaLensKit
package import MetaLensPlatform
import MetaLensRendering

/// The files of a batch, one by one in the order of the bytes of their paths.
package struct BatchSelection: Sendable, Sequence {
  /// A file to analyze, or a directory that couldn't be read.
  package struct Candidate: Sendable {
    package var path: SystemPath
    /// Whether this very file was named, in which case it is never skipped.
    package var isNamed: Bool
    /// Why there is nothing to analyze: a directory that can't be read, or a link that isn't followed; nil for a file.
    package var failure: MetaLensError?
  }

  private let fileSystem: FileSystem
  private let followLinks: Bool
  private let include: GlobList
  private let exclude: GlobList
  private let roots: BatchRoots
  /// The paths under which the run's own outputs are kept while they are unfinished.
  private let unfinished: [SystemPath]

  /// Sorts the named paths, and drops those that are named twice or are below another.
  ///
  /// - Parameter outputs: the files that the run writes to; searches leave out what is unfinished of them.
  package init(
    roots paths: [SystemPath], followLinks: Bool, include: [SystemPath], exclude: [SystemPath],
    outputs: [SystemPath] = [], fileSystem: FileSystem
  ) {
    self.fileSystem = fileSystem
    unfinished = outputs.map { ReplacingFile.partialPath(of: fileSystem.target($0)) }
    self.followLinks = followLinks
    let (include, exclude) = (GlobList("--include", include), GlobList("--exclude", exclude))
    (self.include, self.exclude) = (include, exclude)
    roots = BatchRoots(paths, followLinks: followLinks, in: fileSystem) { place in
      Self.isWanted(place.bytes, below: place.below, include, exclude)
    }
  }

  /// Whether a path is one of the named paths or below one.
  func covers(_ path: [UInt8]) -> Bool { roots.covers(path) }

  /// The number of files if each was named; nil if directories are to be searched.
  ///
  /// Counting takes one look at each path, so it is for once a run.
  var namedCount: Int? {
    if roots.inOrder.contains(where: \.isDirectory) { return nil }
    return roots.inOrder.count { isWanted($0.place.bytes, below: $0.place.below) }
  }

  /// The globs that have matched nothing found so far.
  var unmatchedGlobs: [GlobList.Named] { include.unmatched + exclude.unmatched }

  /// Returns a line about the unmatched globs; none if each has matched something.
  func notesOnGlobs(in language: Language, redacting: Bool) -> [String] {
    let names = unmatchedGlobs.map { $0.flag + " " + FileLabel($0.glob, redacting: redacting).path }
    if names.isEmpty { return [] }
    let shown = SafeText.shown(names.joined(separator: ", "), columns: 400)
    return [Message.summaryUnmatchedGlobs(globs: shown).text(in: language)]
  }

  package func makeIterator() -> Iterator { Iterator(self) }

  /// An iterator that finds the files one by one.
  package struct Iterator: IteratorProtocol {
    /// The walk of a directory, and its next step.
    private struct Walk {
      var next: () -> FileSystem.WalkStep?
      var step: FileSystem.WalkStep?
      /// The number of bytes of the directory's path with a slash.
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
    /// The walks in progress; each directory except the first was named by a path that sorts into the walk before it.
    private var walks: [Walk] = []
    /// The number of files that the globs have left out so far.
    package private(set) var excluded = 0

    init(_ selection: BatchSelection) {
      self.selection = selection
      roots = selection.roots.inOrder
      links =
        selection.followLinks
        ? selection.roots.followedLinks(choosing: !selection.include.isEmpty || !selection.exclude.isEmpty)
        : nil
    }

    /// Returns the next file, or nil at the end.
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

    /// Returns a named file as a candidate, or begins the walk of a named directory.
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
        // An excluded directory needn't be readable.
        if selection.isExcluded(path.bytes, below: prefixCount, isDirectory: true) {
          excluded += 1
          return nil
        }
        return Candidate(path: path, isNamed: false, failure: told(error))
      case .file(let path):
        if selection.isUnfinished(path) { return nil }
        guard selection.isWanted(path.bytes, below: prefixCount) else {
          // It may be the run's own temporary file.
          if !ReplacingFile.isTemporary(path) { excluded += 1 }
          return nil
        }
        return Candidate(path: path, isNamed: false, failure: nil)
      }
    }

    /// Returns a walk's failure with a detail that explains it: what couldn't be opened is a directory, and a link that
    /// isn't followed although links are leads to a directory that is searched anyway.
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

  /// Whether a file is what this run keeps of an output that isn't finished.
  private func isUnfinished(_ path: SystemPath) -> Bool {
    unfinished.contains { own in
      let name = own.lastComponent.bytes
      return path.bytes.suffix(name.count).elementsEqual(name) && fileSystem.isOne(own, path)
    }
  }

  private func isWanted(_ path: [UInt8], below root: Int) -> Bool {
    Self.isWanted(path, below: root, include, exclude)
  }

  private static func isWanted(
    _ path: [UInt8], below root: Int, _ include: GlobList, _ exclude: GlobList
  ) -> Bool {
    // Both lists are matched, since each records whether its globs matched anything.
    let isExcluded = exclude.matches(path, below: root)
    return (include.isEmpty || include.matches(path, below: root)) && !isExcluded
  }

  private func isExcluded(_ path: [UInt8], below root: Int, isDirectory: Bool) -> Bool {
    exclude.matches(path, below: root, isDirectory: isDirectory)
  }

  /// Returns the path without `./`, doubled slashes and trailing slashes.
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

  /// Whether a path needs no simplification, which is the usual case in a long list.
  private static func isPlain(_ bytes: [UInt8]) -> Bool {
    let slash = UInt8(ascii: "/")
    let dot = UInt8(ascii: ".")
    // The path is read as if a slash came before its first name.
    var (last, beforeLast) = (slash, slash)
    for byte in bytes.first == slash ? bytes[1...] : bytes[...] {
      if byte == slash, last == slash || last == dot && beforeLast == slash { return false }
      (beforeLast, last) = (last, byte)
    }
    return last != slash && !(last == dot && beforeLast == slash)
  }
}
