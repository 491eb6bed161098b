/// Something that makes files of the repository from others, the same each time.
struct Generator: Sendable {
  /// What a generator made.
  struct Output {
    var files: [GeneratedFile]
    /// What a person should know; no failure.
    var warnings: [String] = []
  }

  /// The subcommand's name.
  var name: String
  /// What it writes, in a few words.
  var summary: String
  /// Makes the files' contents; writes nothing.
  var make: @Sendable (SourceTree) throws(ToolError) -> Output

  /// Every generator, in the order `generate` runs them.
  static let all: [Generator] = [.registers, .messages, .help, .tables, .docs, .fixtures]
}

/// A file as it should be.
struct GeneratedFile {
  /// From the package's root.
  var path: String
  var bytes: [UInt8]

  init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  init(path: String, text: String) { self.init(path: path, bytes: Array(text.utf8)) }
}
