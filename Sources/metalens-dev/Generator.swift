/// A generator makes files of the repository from others, always the same from the same input.
struct Generator: Sendable {
  /// The result of a generator.
  struct Output {
    var files: [GeneratedFile]
    /// Notes for the developer that aren't failures.
    var warnings: [String] = []
  }

  /// The subcommand's name.
  var name: String
  /// A short description of what it writes.
  var summary: String
  /// Makes the contents of the files without writing them.
  var make: @Sendable (SourceTree) throws(ToolError) -> Output

  /// All generators, in the order in which `generate` runs them.
  static let all: [Generator] = [.registers, .messages, .help, .tables, .docs, .fixtures]
}

/// A file with the contents that it should have.
struct GeneratedFile {
  /// The path from the package's root.
  var path: String
  var bytes: [UInt8]

  init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  init(path: String, text: String) { self.init(path: path, bytes: Array(text.utf8)) }
}
