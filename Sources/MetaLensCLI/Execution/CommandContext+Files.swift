import MetaLensKit
import MetaLensPlatform
import MetaLensRendering

extension CommandContext {
  /// Works on files one by one until somebody interrupts; what each comes to is written before the next is begun.
  ///
  /// JSON is one object, or an array where several files are named; texts have an empty line between them.
  ///
  /// - Parameters:
  ///   - parted: whether texts have that empty line.
  ///   - result: what a file does to the exit code, and what is written of it: nothing where it is empty.
  func results(
    of files: [SystemPath], as format: OutputFormat, parted: Bool = true, to sink: OutputSink,
    _ result: (SystemPath) async -> (code: ExitCode, written: [UInt8])
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
      let (next, written) = await result(path)
      // Nothing is told of a photo whose reading was broken off.
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

  /// What a file that couldn't be read does to the exit code.
  func exitCode(of error: MetaLensError) -> ExitCode {
    error.code == .cancelled && io.isInterrupted() ? .interrupted : .notAnalyzed
  }

  /// Where a photo's bytes are: a path, or standard input, read to its end.
  func place(of path: SystemPath) throws(MetaLensError) -> PhotoPlace {
    guard path.isStandardInput else { return .path(path) }
    return .bytes(try io.readInput(ReadLimits().memoryBytes).get())
  }

  /// A file's bytes, or those of standard input where it is named `-`; at most so many.
  func contents(of path: SystemPath, maximum: Int) throws(MetaLensError) -> [UInt8] {
    try (path.isStandardInput ? io.readInput(maximum) : fileSystem.read(path, maximum)).get()
  }

  /// Whether the output is one of the inputs; says so where it is.
  func refusesOutput(_ output: SystemPath?, over files: [SystemPath], redacting: Bool = false) -> Bool {
    guard let output,
      files.contains(where: { !$0.isStandardInput && fileSystem.isOne(output, $0) })
    else { return false }
    noteOutputIsInput(output, redacting: redacting)
    return true
  }
}
