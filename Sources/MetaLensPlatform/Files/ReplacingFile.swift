#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A file written beside its target and renamed over it on commit; removed when it isn't committed.
///
/// A target that isn't a regular file (a terminal, a fifo), or that is the file standard output goes to,
/// is written straight into: there is nothing to replace, or somebody holds it open.
package struct ReplacingFile: ~Copyable {
  let descriptor: Descriptor
  private var temporary: TemporaryName?
  private var isClaimed = false

  /// Opens a file to become `target`, which stays as it is until the commit.
  package init(target: SystemPath) throws(SystemError) {
    let status = try Self.status(of: target)
    if let status, let inPlace = try Self.openInPlace(target, status) {
      self.init(writing: inPlace, to: nil)
    } else {
      let name = try TemporaryName(beside: try Self.replaced(by: target))
      let opened = try name.create(mode: status.map { $0.st_mode & 0o777 } ?? 0o666)
      if let status {
        // The umask may have taken bits the target has.
        let number = opened.number
        _ = try SystemError.check("fchmod") { fchmod(number, status.st_mode & 0o777) }
      }
      self.init(writing: opened, to: name)
    }
  }

  private init(writing descriptor: consuming Descriptor, to temporary: consuming TemporaryName?) {
    self.descriptor = descriptor
    self.temporary = temporary
  }

  deinit {
    if isClaimed { descriptor.unlock() }
  }

  /// Writes all the bytes behind those before.
  package borrowing func write(_ bytes: [UInt8]) throws(SystemError) {
    try DescriptorWriter.write(bytes, to: descriptor.number)
  }

  /// Has the name that `keep` gives for this run alone, until it ends; what an earlier run left there stays as it is.
  ///
  /// Gives whether an earlier run left something there; false too where this one has had the name already. Throws where
  /// another run has it. Where the file system has no locks that isn't known, and nothing happens.
  @discardableResult
  package mutating func claim() throws(SystemError) -> Bool {
    guard temporary != nil, !isClaimed else { return false }
    guard try descriptor.lock() else { return temporary?.isTaken(ending: Self.partial) ?? false }
    var isThere = true
    do throws(SystemError) {
      isThere = try temporary?.claim(ending: Self.partial) ?? false
    } catch  where error != .takenByAnother {
      // What can't be opened can't be locked: whether it can be replaced is for `keep` to say.
    }
    isClaimed = true
    return isThere
  }

  /// Gives what is written the name that `setAside` would give it: it is still there when the process is killed.
  ///
  /// Nothing happens where the target is written into. What an earlier run left under that name is replaced; throws where
  /// a run that hasn't ended has it.
  package mutating func keep() throws(SystemError) {
    try claim()
    try temporary?.keep(ending: Self.partial)
  }

  /// Puts what was written in the target's place, on the disk before it has the name.
  ///
  /// - Parameter isSynced: false where whoever asks waits for many files at once (`FileSystemSync`).
  package consuming func commit(isSynced: Bool = true) throws(SystemError) {
    guard temporary != nil else { return }
    try finish(isSynced: isSynced)
    try temporary?.rename()
  }

  /// What the name of a file that was set aside ends in.
  private static let partial = ".partial"

  /// Where `setAside` puts what was written; nil where the target is written into.
  package var partialPath: SystemPath? { temporary?.path(ending: Self.partial) }

  /// Leaves the target as it is and puts what was written beside it, under its name and `.partial`; gives that path,
  /// or nil where the target was written into.
  ///
  /// Throws where a run that hasn't ended has that name.
  package consuming func setAside() throws(SystemError) -> SystemPath? {
    guard temporary != nil else { return nil }
    try claim()
    try finish()
    return try temporary?.rename(ending: Self.partial)
  }

  /// Has all of it on the disk; throws where another run has taken the name since it was kept, since that file isn't ours
  /// to rename.
  private borrowing func finish(isSynced: Bool = true) throws(SystemError) {
    let number = descriptor.number
    if isSynced { _ = try SystemError.check("fsync") { fsync(number) } }
    let mine = try descriptor.status()
    guard let named = try temporary?.status(), FileIdentity(named).place == FileIdentity(mine).place else {
      throw .takenByAnother
    }
  }

  /// The file a target names, through links.
  private static func replaced(by target: SystemPath) throws(SystemError) -> SystemPath {
    if target.bytes.isEmpty { throw SystemError(errorNumber: ENOENT, operation: "open") }
    let resolved = try LinkResolution.target(of: target)
    // So says open(2) of a name that can only be a directory's.
    if resolved.bytes.last == UInt8(ascii: "/") {
      throw SystemError(errorNumber: EISDIR, operation: "open")
    }
    return resolved
  }

  private static func status(of target: SystemPath) throws(SystemError) -> stat? {
    do throws(SystemError) {
      return try FileStatus.status(of: target)
    } catch  where error.errorNumber == ENOENT {
      return nil
    }
  }

  /// Opens a target that isn't to be replaced; nil for one that is.
  private static func openInPlace(_ target: SystemPath, _ status: stat) throws(SystemError) -> Descriptor? {
    switch status.st_mode & S_IFMT {
    case S_IFDIR: throw SystemError(errorNumber: EISDIR, operation: "open")
    case S_IFREG: break
    // A fifo waits for somebody who reads it.
    default:
      return try Interruption.whileWriting { () throws(SystemError) in
        try Descriptor(opening: target, flags: O_WRONLY)
      }
    }
    for number in [StandardDescriptor.output, StandardDescriptor.error] {
      var other = stat()
      guard unsafe fstat(number, &other) == 0, FileIdentity(other).place == FileIdentity(status).place else {
        continue
      }
      return Descriptor(owning: try SystemError.check("fcntl") { fcntl(number, F_DUPFD_CLOEXEC, 0) })
    }
    // Replacing a read-only file would pass over its owner's wish.
    _ = try Descriptor(opening: target, flags: O_WRONLY)
    return nil
  }
}
