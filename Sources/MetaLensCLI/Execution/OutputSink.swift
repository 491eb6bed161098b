import MetaLensPlatform

/// Where results go: standard output, or a file that appears whole or not at all.
final class OutputSink {
  private let io: CommandIO
  private let file: (any OutputFile)?
  /// Whether nothing was written yet.
  private(set) var isEmpty = true
  /// Whether what is written is to be there when the process is killed; from the first byte on.
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

  /// Keeps other runs from the name of an interrupted run's rows, and gives whether there are any; throws where another
  /// run has it.
  func claim() throws(OutputError) -> Bool { try file?.claim() ?? false }

  /// Has what was written under the name of an interrupted run's rows, in place of those that are there.
  func keep() throws(OutputError) { try file?.keep() }

  /// Puts the file in its place; on the disk, unless whoever asks waits for many files at once.
  func commit(isSynced: Bool = true) throws(OutputError) { try file?.commit(isSynced: isSynced) }

  /// Where an interrupted run's rows are kept; nil where there is no such place.
  var partialPath: SystemPath? { file?.partialPath }

  /// Leaves the file's place as it is; gives the path where what was written is kept, nil where there is none.
  func setAside() throws(OutputError) -> SystemPath? { isEmpty ? nil : try file?.setAside() }
}
