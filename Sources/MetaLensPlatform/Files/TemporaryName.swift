#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A unique temporary name beside a target. Its file is deleted with this value, unless it was renamed or kept.
struct TemporaryName: ~Copyable {
  /// Names are relative to the open directory: it stays the same one whatever is moved meanwhile.
  private let directory: Descriptor
  private let target: SystemPath
  private var name: [CChar]
  private var isRenamed = false
  /// Keeps other runs from what an earlier one left under the name that `keep` gives.
  private var lock: NameLock?

  init(beside target: SystemPath) throws(SystemError) {
    directory = try Descriptor(opening: target.directory, flags: O_RDONLY | O_DIRECTORY)
    self.target = target
    let unique = String(UInt64.random(in: .min ... .max), radix: 36)
    name = PathResolution.terminated(".metalens-\(unique).tmp".utf8)
  }

  /// Makes the file; a name already taken, which 64 random bits don't meet, is an error.
  borrowing func create(mode: mode_t, access: Int32 = O_WRONLY) throws(SystemError) -> Descriptor {
    try Descriptor(
      opening: name, in: directory.number, flags: access | O_CREAT | O_EXCL, mode: mode)
  }

  /// Gives the file the target's name, or that with an ending; gives its path.
  @discardableResult
  mutating func rename(ending: String = "") throws(SystemError) -> SystemPath {
    try move(to: named(ending))
    isRenamed = true
    return path(ending: ending)
  }

  /// Has the target's name with an ending for this run alone; the file itself is to be locked before.
  ///
  /// Where nothing had the name, the file has it at once, and still goes with this value unless it is kept. Gives
  /// whether something had it. Throws `takenByAnother` where another run has the name, and why what has it can't be
  /// opened.
  mutating func claim(ending: String) throws(SystemError) -> Bool {
    let new = named(ending)
    guard let taken = try NameLock.take(new, in: directory.number) else { return true }
    guard taken.isNew else {
      lock = .some(consume taken)
      return true
    }
    try move(to: new)
    name = new
    return false
  }

  /// Whether something has the target's name with an ending.
  borrowing func isTaken(ending: String) -> Bool {
    (try? PathResolution.status(of: named(ending), in: directory.number, followingLinks: false)) != nil
  }

  /// Gives the file the target's name with an ending, which it still has when this process is killed.
  mutating func keep(ending: String) throws(SystemError) {
    try rename(ending: ending)
    name = named(ending)
    lock = nil
  }

  private borrowing func named(_ ending: String) -> [CChar] {
    PathResolution.terminated(target.lastComponent.bytes + Array(ending.utf8))
  }

  private borrowing func move(to new: [CChar]) throws(SystemError) {
    let number = directory.number
    let old = name
    _ = try SystemError.check("rename") { unsafe renameat(number, old, number, new) }
  }

  /// What has the name now; a name that was kept may be another run's by now.
  borrowing func status() throws(SystemError) -> stat {
    try PathResolution.status(of: name, in: directory.number, followingLinks: false)
  }

  /// The path that `rename(ending:)` would give the file.
  func path(ending: String) -> SystemPath { SystemPath(bytes: target.bytes + Array(ending.utf8)) }

  deinit {
    if !isRenamed { unsafe _ = unlinkat(directory.number, name, 0) }
  }
}
