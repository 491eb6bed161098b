#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A unique temporary name next to a target.
///
/// Its file is deleted with this value, unless it was renamed or kept.
struct TemporaryName: ~Copyable {
  /// Names are relative to the open directory, which stays the same whatever is moved meanwhile.
  private let directory: Descriptor
  private let target: SystemPath
  private var name: [CChar]
  private var isRenamed = false
  /// Prevents other runs from using the file that an earlier run left under the name that `keep(ending:)` gives.
  private var lock: NameLock?

  init(beside target: SystemPath) throws(SystemError) {
    directory = try Descriptor(opening: target.directory, flags: O_RDONLY | O_DIRECTORY)
    self.target = target
    name = Self.unique()
  }

  private static let beginning = ".metalens-"
  private static let ending = ".tmp"

  private static func unique() -> [CChar] {
    let unique = String(UInt64.random(in: .min ... .max), radix: 36)
    return PathResolution.terminated((beginning + unique + ending).utf8)
  }

  /// Whether a path's name is one that `unique()` could give.
  static func isOne(_ path: SystemPath) -> Bool {
    // Most names end otherwise.
    guard path.bytes.suffix(ending.utf8.count).elementsEqual(ending.utf8) else { return false }
    let name = path.lastComponent.bytes
    guard name.starts(with: beginning.utf8) else { return false }
    let unique = name.dropFirst(beginning.utf8.count).dropLast(ending.utf8.count)
    // 2^64 - 1 has 13 digits.
    guard (1...13).contains(unique.count) else { return false }
    let text = String(decoding: unique, as: UTF8.self)
    // Written as `unique()` writes it: without a sign, leading zeros or capitals.
    return UInt64(text, radix: 36).map { String($0, radix: 36) == text } ?? false
  }

  /// Makes the file, which only its owner may open, from the first moment on.
  ///
  /// Throws if the name is already taken, which is practically impossible with 64 random bits.
  borrowing func create(access: Int32 = O_WRONLY) throws(SystemError) -> Descriptor {
    try Descriptor(
      opening: name, in: directory.number, flags: access | O_CREAT | O_EXCL, mode: 0o600)
  }

  /// The permissions that a new file has in this directory, for example by the umask, which can't be read without
  /// changing it for all threads; an empty file is made to see them, and removed.
  borrowing func usualMode() throws(SystemError) -> mode_t {
    let name = Self.unique()
    let probe = try Descriptor(
      opening: name, in: directory.number, flags: O_WRONLY | O_CREAT | O_EXCL, mode: 0o666)
    unsafe _ = unlinkat(directory.number, name, 0)
    return try probe.status().st_mode & 0o777
  }

  /// Gives the file the target's name, or that name with an ending; returns its path.
  @discardableResult
  mutating func rename(ending: String = "") throws(SystemError) -> SystemPath {
    try move(to: named(ending))
    isRenamed = true
    return path(ending: ending)
  }

  /// Reserves the target's name with an ending for this run; the file itself must be locked before.
  ///
  /// If no file has the name, the file gets it at once, and is still deleted with this value unless it is kept. Returns
  /// whether another file has the name. Throws `takenByAnother` if another run has the name. Also throws if the file
  /// with the name can't be opened.
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

  /// Returns the status of the regular file that has the target's name, which `rename()` replaces; nil if there is
  /// none.
  borrowing func targetStatus() throws(SystemError) -> stat? {
    do throws(SystemError) {
      let status = try PathResolution.status(of: named(""), in: directory.number, followingLinks: false)
      return status.st_mode & S_IFMT == S_IFREG ? status : nil
    } catch  where error.errorNumber == ENOENT {
      return nil
    }
  }

  /// Whether a file has the target's name with an ending.
  borrowing func isTaken(ending: String) -> Bool {
    (try? PathResolution.status(of: named(ending), in: directory.number, followingLinks: false)) != nil
  }

  /// Gives the file the target's name with an ending, which it keeps if this process is killed.
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

  /// Returns the status of the file that has the name now; a kept name may meanwhile be another run's.
  borrowing func status() throws(SystemError) -> stat {
    try PathResolution.status(of: name, in: directory.number, followingLinks: false)
  }

  /// The path that `rename(ending:)` would give the file.
  func path(ending: String) -> SystemPath { SystemPath(bytes: target.bytes + Array(ending.utf8)) }

  deinit {
    if !isRenamed { unsafe _ = unlinkat(directory.number, name, 0) }
  }
}
