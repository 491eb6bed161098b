package import MetaLensFacts
import MetaLensKit
package import MetaLensPlatform

/// `metalens analyze`: photos one by one, for a person or as JSON.
package struct AnalyzeCommand: Sendable {
  package var files: [SystemPath]
  package var format = OutputFormat.text
  package var output: SystemPath?
  package var failUnder: Int?
  package var redact = false
  package var signatures = SignatureSelection()
  package var scoring = ScoringSelection()
  package var depth = AnalysisDepth.pixels
  package var hashing = true

  package init(files: [SystemPath]) { self.files = files }

  /// Runs it.
  package func run(in context: CommandContext) async -> ExitCode {
    guard
      let context = context.comparing(
        with: signatures, scoring: scoring, output: output, redacting: redact)
    else {
      return .notAnalyzed
    }
    if let output, let target = context.fileSystem.status(output)?.identity,
      files.contains(where: { !Self.isInput($0) && context.fileSystem.status($0)?.identity == target })
    {
      context.noteOutputIsInput(output, redacting: redact)
      return .notAnalyzed
    }
    do {
      return try await results(in: context)
    } catch {
      return context.ending(for: error, target: output, redacting: redact)
    }
  }

  private func results(in context: CommandContext) async throws(OutputError) -> ExitCode {
    let sink = try OutputSink(to: output, io: context.io, fileSystem: context.fileSystem)
    if format == .html {
      let code = try await page(to: sink, in: context)
      if code == .interrupted { context.note(MessageKey.summaryInterrupted.text(in: context.language)) }
      try sink.commit()
      return code
    }
    let text = TextReport(language: context.language, paint: context.paint)
    var frame = JSONArrayFrame()
    var code = ExitCode.success
    var isFirst = true
    for path in files {
      if context.io.isInterrupted() {
        code = .interrupted
        break
      }
      let file = await analyzed(path, in: context)
      code = code.merged(with: exitCode(of: file, in: context))
      if format == .json {
        if files.count > 1 { try sink.write(frame.separator()) }
        try sink.write(JSONReport.written(file, in: context.language, pretty: true))
        if files.count == 1 { try sink.write("\n") }
        continue
      }
      switch file.outcome {
      case .success(let report):
        var words = text.text(of: file, report)
        if files.count > 1 {
          words = (isFirst ? "" : "\n") + context.paint.bold(file.label.shown) + "\n" + words
        }
        isFirst = false
        try sink.write(words)
      case .failure(let error): context.note(error, of: file.label)
      }
    }
    if format == .json, files.count > 1 { try sink.write(frame.end()) }
    if code == .interrupted { context.note(MessageKey.summaryInterrupted.text(in: context.language)) }
    try sink.commit()
    return code
  }

  /// What a file does to the exit code.
  func exitCode(of file: AnalyzedFile, in context: CommandContext) -> ExitCode {
    switch file.outcome {
    case .success(let report):
      if let failUnder, report.score < failUnder { return .underThreshold }
      return .success
    case .failure(let error):
      let isInterrupted = error.code == .cancelled && context.io.isInterrupted()
      return isInterrupted ? .interrupted : .notAnalyzed
    }
  }

  private func analyzed(_ path: SystemPath, in context: CommandContext) async -> AnalyzedFile {
    let outcome: Result<OriginalityReport, MetaLensError>
    do throws(MetaLensError) {
      if Self.isInput(path) {
        let bytes = try context.io.readInput(ReadLimits().memoryBytes).get()
        outcome = .success(try await context.analyzer.bytes(bytes, depth, hashing))
      } else {
        outcome = .success(try await context.analyzer.path(path, depth, hashing))
      }
    } catch {
      outcome = .failure(error)
    }
    let file = AnalyzedFile(label: FileLabel(redact ? Redaction.path(path) : path), outcome: outcome)
    return redact ? Redaction.applied(to: file) : file
  }

  /// Whether a path means standard input.
  package static func isInput(_ path: SystemPath) -> Bool { path.bytes == [UInt8(ascii: "-")] }
}
