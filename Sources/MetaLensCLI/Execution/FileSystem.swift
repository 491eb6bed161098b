package import MetaLensKit
package import MetaLensPlatform

/// What a command needs from the file system, besides reading photos.
package struct FileSystem: Sendable {
  /// What is known about a path without opening it; links are followed.
  package struct Status: Sendable {
    package var isDirectory: Bool
    package var identity: FileIdentity.Place
  }

  /// A step of a walk.
  package enum WalkStep: Sendable {
    /// Anything that isn't a directory.
    case file(SystemPath)
    /// A directory that couldn't be read, or a link that isn't followed.
    case failure(SystemPath, MetaLensError)

    /// The path of the file, or of what failed.
    var path: SystemPath {
      switch self {
      case .file(let path), .failure(let path, _): path
      }
    }
  }

  /// Returns what exists at a path; nil if nothing does or it can't be determined.
  package var status: @Sendable (SystemPath) -> Status?
  /// Returns the state of the file at a path; nil if there is none or it can't be determined.
  package var state: @Sendable (SystemPath) -> FileState? = { try? FileStatus.state(of: $0) }
  /// Opens a store of reports; with `making`, creates it if it doesn't exist.
  package var repository:
    @Sendable (_ path: SystemPath, _ making: Bool) throws(RepositoryError) -> any ReportRepository = {
      path, making throws(RepositoryError) in try SQLiteRepository(opening: path, making: making)
    }
  /// Returns the path without links; a path that doesn't exist is only made absolute.
  package var real: @Sendable (SystemPath) -> SystemPath = { $0.real ?? $0.absolute(in: .current) }
  /// Walks a directory: the returned closure gives the files below it one by one, in the order of the bytes of their
  /// paths.
  ///
  /// Links aren't followed without `links`.
  package var walk: @Sendable (_ root: SystemPath, _ links: FollowedLinks?) -> () -> WalkStep?
  /// Reads all bytes of a file; fails with `tooLarge` above the limit.
  package var read: @Sendable (_ path: SystemPath, _ limit: Int) -> Result<[UInt8], MetaLensError>
  /// Reads the first bytes of a file, at most `count`; nil if others than this process's user may read or change
  /// it.
  package var readPrivate: @Sendable (_ path: SystemPath, _ count: Int) -> Result<[UInt8]?, MetaLensError> = {
    path, count in
    do throws(SystemError) {
      return .success(try PrivateFile.read(at: path, count: count))
    } catch {
      return .failure(MetaLensError(error, path: nil))
    }
  }
  /// Opens a file that is read in pieces: each call of the result returns the next piece, empty at the end.
  package var pieces: @Sendable (_ path: SystemPath) -> Pieces
  /// Returns the first bytes of a regular file, at most `count`; none if it can't be read.
  package var beginning: @Sendable (_ path: SystemPath, _ count: Int) -> [UInt8] = { path, count in
    // Opening a fifo could release a writer that waits for a reader.
    guard (try? FileStatus.isRegularFile(path)) == true else { return [] }
    return (try? RandomAccessFile(opening: path).read(at: 0, count: count)) ?? []
  }
  /// Returns the directory at which relative paths begin; nil if it has no name any more.
  package var current: @Sendable () -> SystemPath? = { SystemPath.current }
  /// Returns what a link leads to, even if nothing exists there; for other paths, the path itself.
  package var target: @Sendable (SystemPath) -> SystemPath = { (try? LinkResolution.target(of: $0)) ?? $0 }
  /// Returns what exists at a path, without following a link; nil if nothing does.
  package var entry: @Sendable (SystemPath) throws(OutputError) -> DirectoryEntry?
  /// Creates a directory unless it exists.
  package var makeDirectory: @Sendable (SystemPath) throws(OutputError) -> Void
  /// Opens a file that replaces its target when it is committed.
  package var replace: @Sendable (_ target: SystemPath) throws(OutputError) -> any OutputFile
  /// Waits until all files of a directory are on disk; for many files that were committed without that.
  package var sync: @Sendable (SystemPath) throws(OutputError) -> Void = { path throws(OutputError) in
    try OutputError.told(FileSystemSync.wait(for: path))
  }
  /// Opens a file without a name, for data that doesn't fit into memory.
  package var scratch: @Sendable () throws(OutputError) -> any ScratchFile
}

extension FileSystem {
  /// Whether two paths lead to the same file, or would if neither exists yet.
  func isOne(_ one: SystemPath, _ other: SystemPath) -> Bool {
    if one == other { return true }
    let (first, second) = (status(one)?.identity, status(other)?.identity)
    if first != nil || second != nil { return first == second }
    let (one, other) = (target(one), target(other))
    guard one.lastComponent == other.lastComponent, let folder = status(one.directory)?.identity else {
      return false
    }
    return folder == status(other.directory)?.identity
  }

  /// The paths of the files that an output may replace: its own, and the one that keeps what is unfinished.
  func replacedPaths(by output: SystemPath) -> [SystemPath] {
    [output, ReplacingFile.partialPath(of: target(output))]
  }
}

/// Returns the next piece of a file, or an empty one at its end.
package typealias Pieces = () -> Result<[UInt8], MetaLensError>

extension FileSystem {
  /// Passes a file to `take` in pieces until `take` returns false; returns the error, if any.
  package func readPieces(of path: SystemPath, take: (ArraySlice<UInt8>) -> Bool) -> MetaLensError? {
    let next = pieces(path)
    while true {
      switch next() {
      case .failure(let error): return error
      case .success(let piece): if piece.isEmpty || !take(piece[...]) { return nil }
      }
    }
  }
}

/// A file without a name that exists only as long as its owner.
package protocol ScratchFile: AnyObject {
  /// Appends all bytes.
  func append(_ bytes: [UInt8]) throws(OutputError)
  /// Reads bytes that were written before.
  func read(at offset: Int, count: Int) throws(OutputError) -> [UInt8]
}

/// A file that is written beside its target; unless it is committed, set aside or kept, nothing remains of it.
package protocol OutputFile: AnyObject {
  /// Writes all bytes.
  func write(_ bytes: [UInt8]) throws(OutputError)
  /// Reserves `partialPath` for this run, and returns whether an earlier run left something there; throws if another
  /// run has reserved it.
  func claim() throws(OutputError) -> Bool
  /// Gives what is written the name `partialPath`, so that it remains if the process is killed.
  func keep() throws(OutputError)
  /// Renames the written file to its target; with `isSynced`, the file is on disk before.
  func commit(isSynced: Bool) throws(OutputError)
  /// The path at which `setAside` keeps what was written; nil if that isn't possible.
  var partialPath: SystemPath? { get }
  /// Leaves the target unchanged, and returns the path at which what was written is kept; nil if that isn't possible.
  func setAside() throws(OutputError) -> SystemPath?
}
