import MetaLensFacts
import MetaLensKit
package import MetaLensPlatform

/// `metalens inspect`: files laid out, for a person or as JSON.
package struct InspectCommand: Sendable {
  package var files: [SystemPath]
  package var format = OutputFormat.text
  package var output: SystemPath?
  /// Whether the file system is asked for times and extended attributes.
  package var attributes = false

  package init(files: [SystemPath]) { self.files = files }

  /// Runs it.
  package func run(in context: CommandContext) async -> ExitCode {
    if context.refusesOutput(output, over: files) { return .notAnalyzed }
    do {
      return try await results(in: context)
    } catch {
      return context.ending(for: error, target: output, redacting: false)
    }
  }

  private func results(in context: CommandContext) async throws(OutputError) -> ExitCode {
    let sink = try OutputSink(to: output, io: context.io, fileSystem: context.fileSystem)
    let report = InspectReport(language: context.language, paint: context.paint)
    var frame = JSONArrayFrame()
    var code = ExitCode.success
    var isFirst = true
    for path in files {
      if context.io.isInterrupted() {
        code = .interrupted
        break
      }
      let label = FileLabel(path)
      let outcome = await context.inspected(path, attributes: attributes)
      if case .failure(let error) = outcome {
        let isInterrupted = error.code == .cancelled && context.io.isInterrupted()
        code = code.merged(with: isInterrupted ? .interrupted : .notAnalyzed)
      }
      if format == .json {
        if files.count > 1 { try sink.write(frame.separator()) }
        let edge = ReportEdge(path: label.path, pathBytes: label.hexadecimal, language: context.language)
        switch outcome {
        case .success(let inspection): try sink.write(inspection.written(for: edge, pretty: true))
        case .failure(let error): try sink.write(error.written(for: edge, pretty: true))
        }
        if files.count == 1 { try sink.write("\n") }
        continue
      }
      switch outcome {
      case .success(let inspection):
        try sink.write((isFirst ? "" : "\n") + report.text(of: inspection, named: label))
        isFirst = false
      case .failure(let error): context.note(error, of: label)
      }
    }
    if format == .json, files.count > 1 { try sink.write(frame.end()) }
    if code == .interrupted { context.note(MessageKey.summaryInterrupted.text(in: context.language)) }
    try sink.commit()
    return code
  }
}

extension CommandContext {
  /// What a file, or standard input where it is named `-`, is laid out as.
  func inspected(
    _ path: SystemPath, attributes: Bool = false
  ) async -> Result<PhotoInspection, MetaLensError> {
    do throws(MetaLensError) {
      return .success(try await inspector.inspect(try place(of: path), attributes))
    } catch {
      return .failure(error)
    }
  }

  /// Where a photo's bytes are: a path, or standard input, read to its end.
  func place(of path: SystemPath) throws(MetaLensError) -> PhotoPlace {
    guard AnalyzeCommand.isInput(path) else { return .path(path) }
    return .bytes(try io.readInput(ReadLimits().memoryBytes).get())
  }

  /// Whether the output is one of the inputs; says so where it is.
  func refusesOutput(_ output: SystemPath?, over files: [SystemPath]) -> Bool {
    guard let output, let target = fileSystem.status(output)?.identity,
      files.contains(where: { !AnalyzeCommand.isInput($0) && fileSystem.status($0)?.identity == target })
    else { return false }
    noteOutputIsInput(output, redacting: false)
    return true
  }
}
