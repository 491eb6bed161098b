import MetaLensPlatform

/// Finds out which paths lead to the same file, without looking at files.
///
/// The directory of a path is resolved as the system does, links and `..` too, if it exists here. A file's own name is
/// kept: two links to one file are two files, as they are for `batch`.
struct FilePlaces: Sendable {
  /// Where a path leads.
  struct Place: Sendable {
    /// The path from the root on, without `.` and `..`, resolved as text.
    var text: SystemPath
    /// The path without links before its name; nil if its directory doesn't exist.
    var real: SystemPath?

    /// What two paths to one file have in common.
    var key: SystemPath { real ?? text }
  }

  /// The working directory; nil if it isn't known.
  let working: SystemPath?
  private let fileSystem: FileSystem
  /// The maximum number of directories that are kept: a list can name millions, and others are looked at anew.
  private let maximumKept: Int
  /// Directories that were looked at, without links; nil for those that don't exist.
  private var directories: [SystemPath: SystemPath?] = [:]
  /// The maximum length of a directory's path in bytes; Linux follows no longer one.
  private static let maximumBytes = 4096

  init(of fileSystem: FileSystem, maximumKept: Int = 10_000) {
    self.fileSystem = fileSystem
    self.maximumKept = maximumKept
    working = fileSystem.current()
  }

  /// Returns where a path leads that begins at a directory, which begins at the working directory.
  mutating func place(of path: SystemPath, below directory: SystemPath) -> Place {
    let base = directory.resolved(in: working ?? SystemPath("."))
    let whole = SystemPath(bytes: BatchSelection.plain(path.resolved(in: base).bytes))
    var place = Place(text: whole.lexical(in: nil), real: nil)
    let name = whole.lastComponent
    // These name directories, which no row does on purpose.
    guard whole.isAbsolute, ![SystemPath("/"), SystemPath("."), SystemPath("..")].contains(name) else {
      return place
    }
    place.real = resolved(whole.directory)?.appending(name.bytes)
    return place
  }

  private mutating func resolved(_ directory: SystemPath) -> SystemPath? {
    if let known = directories[directory] { return known }
    guard directory.bytes.count <= Self.maximumBytes else { return nil }
    // Files of a directory mostly follow one another.
    if directories.count >= maximumKept { directories.removeAll(keepingCapacity: true) }
    let isThere = fileSystem.status(directory)?.isDirectory == true
    let found = isThere ? fileSystem.real(directory) : nil
    directories.updateValue(found, forKey: directory)
    return found
  }
}
