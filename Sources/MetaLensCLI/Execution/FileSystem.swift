package import MetaLensKit
package import MetaLensPlatform

/// What a command asks of the file system beside reading photos.
package struct FileSystem: Sendable {
  /// What is known of a path without opening it, links followed.
  package struct Status: Sendable {
    package var isDirectory: Bool
    package var identity: FileIdentity.Place
  }

  /// A step of a walk.
  package enum WalkStep: Sendable {
    /// Something that is no directory.
    case file(SystemPath)
    /// A directory that couldn't be read, or a link that isn't followed.
    case failure(SystemPath, MetaLensError)

    /// Where it is.
    var path: SystemPath {
      switch self {
      case .file(let path), .failure(let path, _): path
      }
    }
  }

  /// What stands at a path; nil where nothing does or it can't be told.
  package var status: @Sendable (SystemPath) -> Status?
  /// The state of the file at a path; nil where there is none or it can't be told.
  package var state: @Sendable (SystemPath) -> FileState? = { try? FileStatus.state(of: $0) }
  /// Opens a store of reports, and makes it where that is wanted.
  package var repository:
    @Sendable (_ path: SystemPath, _ making: Bool) throws(RepositoryError) -> any ReportRepository = {
      path, making throws(RepositoryError) in try SQLiteRepository(opening: path, making: making)
    }
  /// The path without links that leads to the same; what isn't there stays as it is written.
  package var real: @Sendable (SystemPath) -> SystemPath = { $0.real ?? $0.absolute(in: .current) }
  /// The files below a directory, one by one in the order of the bytes of their paths.
  ///
  /// Links aren't followed where nobody says where they lead.
  package var walk: @Sendable (_ root: SystemPath, _ links: FollowedLinks?) -> () -> WalkStep?
  /// All bytes of a file; fails with `tooLarge` over the limit.
  package var read: @Sendable (_ path: SystemPath, _ limit: Int) -> Result<[UInt8], MetaLensError>
  /// Opens a file that is read piece by piece: each call gives what comes next, nothing at its end.
  package var pieces: @Sendable (_ path: SystemPath) -> Pieces
  /// What a link leads to, though nothing may be there; a path that is no link itself.
  package var target: @Sendable (SystemPath) -> SystemPath = { (try? LinkResolution.target(of: $0)) ?? $0 }
  /// What stands at a path, a link not followed; nil where nothing does.
  package var entry: @Sendable (SystemPath) throws(OutputError) -> DirectoryEntry?
  /// Makes a directory unless it is there.
  package var makeDirectory: @Sendable (SystemPath) throws(OutputError) -> Void
  /// A file that takes its target's place when it is committed.
  package var replace: @Sendable (_ target: SystemPath) throws(OutputError) -> any OutputFile
  /// Waits until all files of a directory are on the disk: for many that were committed without.
  package var sync: @Sendable (SystemPath) throws(OutputError) -> Void = { path throws(OutputError) in
    try OutputError.told(FileSystemSync.wait(for: path))
  }
  /// A file without a name, for what doesn't fit into memory.
  package var scratch: @Sendable () throws(OutputError) -> any ScratchFile
}

extension FileSystem {
  /// Whether two paths lead to one file, or would where neither is there yet.
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
}

/// What comes next of a file that is read piece by piece; nothing at its end.
package typealias Pieces = () -> Result<[UInt8], MetaLensError>

extension FileSystem {
  /// Hands a file over piece by piece, until `take` wants no more; gives what went wrong.
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

/// A file without a name that is gone with its owner.
package protocol ScratchFile: AnyObject {
  /// Writes all bytes behind those before.
  func append(_ bytes: [UInt8]) throws(OutputError)
  /// Reads bytes that were written.
  func read(at offset: Int, count: Int) throws(OutputError) -> [UInt8]
}

/// A file that is written beside its target; dropped without `commit`, it leaves nothing.
package protocol OutputFile: AnyObject {
  /// Writes all bytes.
  func write(_ bytes: [UInt8]) throws(OutputError)
  /// Has the name that `setAside` gives for this run alone, and gives whether an earlier run left something there;
  /// throws where another run has it.
  func claim() throws(OutputError) -> Bool
  /// Gives what is written the name that `setAside` gives, so that it is still there when the process is killed.
  func keep() throws(OutputError)
  /// Renames the written file to its target; where it is synced, it is on the disk by then.
  func commit(isSynced: Bool) throws(OutputError)
  /// Where `setAside` keeps what was written; nil where it can't.
  var partialPath: SystemPath? { get }
  /// Leaves the target as it is and gives the path where what was written is kept; nil where it can't be.
  func setAside() throws(OutputError) -> SystemPath?
}
