import MetaLensPlatform

/// Where results go: standard output, or a file that appears whole or not at all.
final class OutputSink {
  private let io: CommandIO
  private let file: (any OutputFile)?

  init(to target: SystemPath?, io: CommandIO, fileSystem: FileSystem) throws(OutputError) {
    self.io = io
    if let target { file = try fileSystem.replace(target) } else { file = nil }
  }

  func write(_ bytes: [UInt8]) throws(OutputError) {
    guard !bytes.isEmpty else { return }
    if let file { try file.write(bytes) } else { try io.write(bytes, .output) }
  }

  func write(_ text: String) throws(OutputError) { try write(Array(text.utf8)) }

  /// Puts the file in its place.
  func commit() throws(OutputError) { try file?.commit() }
}
