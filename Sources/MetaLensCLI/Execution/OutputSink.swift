import MetaLensPlatform

/// The target of results: standard output, or a file that appears completely or not at all.
final class OutputSink {
  private let io: CommandIO
  private let file: (any OutputFile)?
  /// Whether nothing was written yet.
  private(set) var isEmpty = true
  /// Whether what is written remains, from the first byte on, if the process is killed.
  var outlivesProcess = false

  init(to target: SystemPath?, io: CommandIO, fileSystem: FileSystem) throws(OutputError) {
    self.io = io
    if let target { file = try fileSystem.replace(target) } else { file = nil }
  }

  func write(_ bytes: [UInt8]) throws(OutputError) {
    guard !bytes.isEmpty else { return }
    if isEmpty, outlivesProcess { try keep() }
    isEmpty = false
    if let file { try file.write(bytes) } else { try io.write(bytes, .output) }
  }

  func write(_ text: String) throws(OutputError) { try write(Array(text.utf8)) }

  /// Reserves the name of an interrupted run's rows for this run, and returns whether there are such rows; throws if
  /// another run has reserved it.
  func claim() throws(OutputError) -> Bool { try file?.claim() ?? false }

  /// Gives what was written the name of an interrupted run's rows, and replaces those that exist.
  func keep() throws(OutputError) { try file?.keep() }

  /// Moves the file to its target; with `isSynced`, waits until it is on disk, which callers with many files do once
  /// for all.
  func commit(isSynced: Bool = true) throws(OutputError) { try file?.commit(isSynced: isSynced) }

  /// The path at which an interrupted run's rows are kept; nil if there is none.
  var partialPath: SystemPath? { file?.partialPath }

  /// Leaves the target unchanged; returns the path at which what was written is kept, nil if nothing is kept.
  func setAside() throws(OutputError) -> SystemPath? { isEmpty ? nil : try file?.setAside() }
}
