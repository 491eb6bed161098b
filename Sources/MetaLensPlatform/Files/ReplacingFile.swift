#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A file that is written next to its target and renamed over it on commit; removed if it isn't committed.
///
/// Until it has another name than its temporary one, only its owner can open it, from the first moment on: if the
/// process is killed, it stays.
///
/// A target that isn't a regular file (a terminal, a fifo), or that is also standard output or standard error, is
/// written directly: there is nothing to replace, or somebody has it open.
package struct ReplacingFile: ~Copyable {
  let descriptor: Descriptor
  private var temporary: TemporaryName?
  private var isClaimed = false
  /// The permissions of the finished file; nil if the file has them already.
  private var finalMode: mode_t?
  /// The status of the file that is replaced; nil if there is none.
  private var replaced: stat?

  /// Opens a file that will become `target`, which stays unchanged until the commit.
  package init(target: SystemPath) throws(SystemError) {
    try self.init(target: target, seen: try Self.status(of: target))
  }

  /// Opens a file that will become `target`, whose file had this status when it was looked at; nil if there was none.
  init(target: SystemPath, seen status: stat?) throws(SystemError) {
    if let status, let inPlace = try Self.openInPlace(target, status) {
      self.init(writing: inPlace, to: nil)
    } else {
      let name = try TemporaryName(beside: try Self.replaced(by: target))
      // If the target is a link, it may lead elsewhere by now: what counts is the file that is replaced.
      let old = try name.targetStatus()
      let mode: mode_t
      if let old { mode = old.st_mode & 0o777 } else { mode = try name.usualMode() }
      let opened = try name.create()
      let number = opened.number
      // The umask may leave its owner less. A file system without permissions may refuse, and then the file keeps those
      // that it has.
      let isHidden = fchmod(number, 0o600) == 0
      self.init(writing: opened, to: name)
      if isHidden { finalMode = mode }
      replaced = old
    }
  }

  private init(writing descriptor: consuming Descriptor, to temporary: consuming TemporaryName?) {
    self.descriptor = descriptor
    self.temporary = temporary
  }

  deinit {
    if isClaimed { descriptor.unlock() }
  }

  /// Appends all of the bytes to the file.
  package borrowing func write(_ bytes: [UInt8]) throws(SystemError) {
    try DescriptorWriter.write(bytes, to: descriptor.number)
  }

  /// Reserves the name that `keep()` uses for this run, until the run ends; a file that an earlier run left there stays
  /// unchanged.
  ///
  /// Returns whether an earlier run left a file there; also false if this run has already reserved the name. Throws if
  /// another run has the name. If the file system has no locks, that isn't known, and nothing is reserved.
  @discardableResult
  package mutating func claim() throws(SystemError) -> Bool {
    guard temporary != nil, !isClaimed else { return false }
    guard try descriptor.lock() else { return temporary?.isTaken(ending: Self.partial) ?? false }
    var isThere = true
    do throws(SystemError) {
      isThere = try temporary?.claim(ending: Self.partial) ?? false
    } catch  where error != .takenByAnother {
      // A file that can't be opened can't be locked; `keep()` will find out whether it can be replaced.
    }
    isClaimed = true
    // Otherwise the file still has its temporary name.
    if !isThere { try show() }
    return isThere
  }

  /// Gives the file the name that `setAside()` would give it, so that it still exists if the process is killed.
  ///
  /// Does nothing if the target is written directly. Replaces a file that an earlier run left under that name; throws
  /// if a run that hasn't ended has the name.
  package mutating func keep() throws(SystemError) {
    try claim()
    try show()
    try temporary?.keep(ending: Self.partial)
  }

  /// Replaces the target with the file, which is on the disk before it gets the target's name.
  ///
  /// - Parameter isSynced: False if the caller waits for many files at once (`FileSystemSync`).
  package consuming func commit(isSynced: Bool = true) throws(SystemError) {
    guard temporary != nil else { return }
    try show()
    try finish(isSynced: isSynced)
    try temporary?.rename()
  }

  /// The ending of the name of a file that was set aside.
  private static let partial = ".partial"

  /// Returns the path that `setAside()` gives a file that becomes `target`, which is no link.
  package static func partialPath(of target: SystemPath) -> SystemPath {
    SystemPath(bytes: target.bytes + Array(partial.utf8))
  }

  /// Whether a path's name is one that a file has until it is finished, whichever run writes it.
  package static func isTemporary(_ path: SystemPath) -> Bool { TemporaryName.isOne(path) }

  /// The path that `setAside()` gives the file; nil if the target is written directly.
  package var partialPath: SystemPath? { temporary?.path(ending: Self.partial) }

  /// Leaves the target unchanged and puts the file next to it, under its name and `.partial`; returns that path, or nil
  /// if the target was written directly.
  ///
  /// Throws if a run that hasn't ended has that name.
  package consuming func setAside() throws(SystemError) -> SystemPath? {
    guard temporary != nil else { return nil }
    try claim()
    try show()
    try finish()
    return try temporary?.rename(ending: Self.partial)
  }

  /// Gives the file the owner, group and permissions of the finished file.
  private mutating func show() throws(SystemError) {
    guard let mode = finalMode else { return }
    let number = descriptor.number
    // Only the superuser may give a file away, and others only to their own groups; who may not keeps it. The group
    // comes before the permissions, which are meant for it. Whoever owned another file gets nothing.
    if let old = replaced, let now = try temporary?.targetStatus(),
      FileIdentity(now).place == FileIdentity(old).place,
      fchown(number, old.st_uid, old.st_gid) != 0
    {
      _ = fchown(number, .max, old.st_gid)
    }
    _ = try SystemError.check("fchmod") { fchmod(number, mode) }
    finalMode = nil
  }

  /// Makes sure that the file is on the disk.
  ///
  /// Throws if another run has taken the name since it was kept, since that file isn't ours to rename.
  private borrowing func finish(isSynced: Bool = true) throws(SystemError) {
    let number = descriptor.number
    if isSynced { _ = try SystemError.check("fsync") { Self.flush(number) } }
    let mine = try descriptor.status()
    guard let named = try temporary?.status(), FileIdentity(named).place == FileIdentity(mine).place else {
      throw .takenByAnother
    }
  }

  /// Waits until an open file is on the disk; returns fsync's result.
  private static func flush(_ number: Int32) -> Int32 {
    #if canImport(Darwin)
      // On macOS fsync leaves it to the drive when it writes. Not every file system has this call.
      if fcntl(number, F_FULLFSYNC) != -1 { return 0 }
    #endif
    return fsync(number)
  }

  /// Returns the path of the file that a target names, following links.
  private static func replaced(by target: SystemPath) throws(SystemError) -> SystemPath {
    if target.bytes.isEmpty { throw SystemError(errorNumber: ENOENT, operation: "open") }
    let resolved = try LinkResolution.target(of: target)
    // open(2) returns this error for a name that can only be a directory's.
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
    // Opening a fifo waits for a reader.
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
    // Replacing a read-only file would ignore its owner's intent.
    _ = try Descriptor(opening: target, flags: O_WRONLY)
    return nil
  }
}
