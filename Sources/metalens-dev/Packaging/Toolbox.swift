import MetaLensPlatform

/// The system's programs that make a package, and a folder for their output.
struct Toolbox {
  /// The folder for temporary files.
  var scratch: SystemPath

  /// Runs a program; throws if it fails.
  func run(_ words: [String], output: SystemPath? = nil) throws(ToolError) {
    let code: Int32
    do throws(SystemError) {
      code = try ToolProcess.run(words, output: output)
    } catch {
      throw ToolError(reason: "\(words[0]): \(error.reason); Docs/Packaging.md names what is needed")
    }
    guard code == 0 else { throw ToolError(reason: "\(words.joined(separator: " ")) ended with \(code)") }
  }

  /// Runs a program and returns its output.
  func answer(of words: [String]) throws(ToolError) -> String {
    let file = scratch.appending(Array("answer".utf8))
    try run(words, output: file)
    return try text(of: file)
  }

  func text(of path: SystemPath) throws(ToolError) -> String {
    do throws(SystemError) {
      let file = try RandomAccessFile(opening: path)
      return String(decoding: try file.read(at: 0, count: file.identity.byteCount), as: UTF8.self)
    } catch {
      throw ToolError(reason: "\(path.display): \(error.reason)")
    }
  }

  /// Writes a text to a file and returns its path.
  func file(holding text: String) throws(ToolError) -> SystemPath {
    let path = scratch.appending(Array("text".utf8))
    do throws(SystemError) {
      let file = try ReplacingFile(target: path)
      try file.write(Array(text.utf8))
      try file.commit()
    } catch {
      throw ToolError(reason: "\(path.display): \(error.reason)")
    }
    return path
  }
}
