import MetaLensKit
package import MetaLensPlatform
package import MetaLensRendering

/// `metalens inspect`: shows the structure of files, for a person or as JSON.
package struct InspectCommand: Command {
  package var files: [SystemPath]
  package var format = OutputFormat.text
  package var output: SystemPath?
  /// Whether times and extended attributes are read from the file system.
  package var attributes = false
  /// Whether Content Credentials are shown; in text they are then all that is shown.
  package var credentials = false
  /// What checks Content Credentials.
  package var checking = CredentialSelection()

  /// Runs the command.
  package func run(in context: CommandContext) async -> ExitCode {
    guard let context = credentials ? context.checking(checking, redacting: false) : context else {
      return .notAnalyzed
    }
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
    let code = try await context.results(of: files, as: format, to: sink) { path in
      let label = FileLabel(path)
      let outputContext = label.outputContext(
        in: context.language, maximumBytes: context.limits.outputBytes)
      switch await context.inspected(path, attributes: attributes, credentials: credentials) {
      case .success(let inspection):
        let text = {
          let shown =
            credentials
            ? report.credentials(of: inspection, named: label) : report.text(of: inspection, named: label)
          return Array(shown.utf8)
        }
        return (.success, format == .json ? inspection.written(for: outputContext, pretty: true) : text())
      case .failure(let error):
        if format != .json { context.note(error, of: label) }
        let object = format == .json ? error.written(for: outputContext, pretty: true) : []
        return (context.exitCode(of: error), object)
      }
    }
    try context.close(sink, target: output, ending: code, redacting: false)
    return code
  }
}

extension CommandContext {
  /// Returns the structure of a file, or of standard input if the path is `-`.
  func inspected(
    _ path: SystemPath, attributes: Bool = false, credentials: Bool = false
  ) async -> Result<PhotoInspection, MetaLensError> {
    await Result(awaiting: { () async throws(MetaLensError) in
      try await service.inspect(try place(of: path), attributes, credentials, true)
    })
  }
}
