import MetaLensKit
import MetaLensPlatform
import MetaLensRendering

extension CommandContext {
  /// Processes files one by one until interrupted; each file's output is written before the next file is begun.
  ///
  /// JSON is one object, or an array if several files are named; texts are separated by an empty line.
  ///
  /// - Parameters:
  ///   - parted: whether texts are separated by an empty line.
  ///   - result: returns a file's exit code and its output; nothing is written if the output is empty. It throws only
  ///     if output that waits can't be kept.
  func results(
    of files: [SystemPath], as format: OutputFormat, parted: Bool = true, to sink: OutputSink,
    _ result: (SystemPath) async throws(OutputError) -> (code: ExitCode, written: [UInt8])
  ) async throws(OutputError) -> ExitCode {
    let isArray = format == .json && files.count > 1
    var frame = JSONArrayFrame()
    var code = ExitCode.success
    var isFirst = true
    for path in files {
      if io.isInterrupted() {
        code = .interrupted
        break
      }
      let (next, written) = try await result(path)
      // Nothing is written about a photo whose reading was interrupted.
      if next == .interrupted {
        code = next
        break
      }
      code = code.merged(with: next)
      if written.isEmpty { continue }
      if isArray { try sink.write(frame.separator()) }
      if format == .text, parted, !isFirst { try sink.write("\n") }
      isFirst = false
      try sink.write(written)
      if format == .json, !isArray { try sink.write("\n") }
    }
    if isArray { try sink.write(frame.end()) }
    if code == .interrupted { note(MessageKey.summaryInterrupted.text(in: language)) }
    return code
  }

  /// Returns the exit code for a file that couldn't be read.
  func exitCode(of error: MetaLensError) -> ExitCode {
    error.code == .cancelled && io.isInterrupted() ? .interrupted : .notAnalyzed
  }

  /// Returns the SHA-256 of a file that couldn't be analyzed, for a page; nil if there is none to state.
  ///
  /// There is one only after errors about bytes that were read. After any other, the path may lead to another file than
  /// the one that the error is about, or reading may again take too long.
  func digest(of path: SystemPath, after error: MetaLensError) async throws(MetaLensError) -> String? {
    let fit: [MetaLensError.Code] = [.notAPhoto, .unsupportedFormat, .truncated, .malformed]
    // Standard input can be read only once.
    guard fit.contains(error.code), !path.isStandardInput else { return nil }
    do throws(MetaLensError) {
      return try await service.digest(.path(path))
    } catch {
      if exitCode(of: error) == .interrupted { throw error }
      return nil
    }
  }

  /// Returns where a photo's bytes are: a path, or what standard input gives, which can be asked for only once.
  func place(of path: SystemPath) throws(MetaLensError) -> PhotoSource {
    guard path.isStandardInput else { return .path(path) }
    return try io.photoInput(ReadLimits().memoryBytes).get()
  }

  /// Returns the bytes of a file, or of standard input if the path is `-`; fails if there are more than `maximum`.
  func contents(of path: SystemPath, maximum: Int) throws(MetaLensError) -> [UInt8] {
    try (path.isStandardInput ? io.readInput(maximum) : fileSystem.read(path, maximum)).get()
  }

  /// Whether the output, or what keeps it while it is unfinished, is one of the inputs; if so, notes that.
  func refusesOutput(_ output: SystemPath?, over files: [SystemPath], redacting: Bool = false) -> Bool {
    guard let output else { return false }
    for path in fileSystem.replacedPaths(by: output)
    where files.contains(where: { !$0.isStandardInput && fileSystem.isOne(path, $0) }) {
      noteOutputIsInput(path, redacting: redacting)
      return true
    }
    return false
  }

  /// Whether an output, or what keeps it while it is unfinished, would replace an SQLite database, such as a store of
  /// reports; if so, notes that.
  func refusesDatabase(_ output: SystemPath, redacting: Bool) -> Bool {
    // What every database file begins with: https://www.sqlite.org/fileformat2.html, 1.3.
    let header = Array("SQLite format 3\0".utf8)
    let paths = fileSystem.replacedPaths(by: output)
    guard let path = paths.first(where: { fileSystem.beginning($0, header.count) == header }) else {
      return false
    }
    let label = FileLabel(path, redacting: redacting)
    note(label.shown + ": " + MessageKey.errorOutputIsDatabaseMessage.text(in: language))
    return true
  }
}
