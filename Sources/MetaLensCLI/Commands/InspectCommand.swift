import MetaLensKit
import MetaLensPlatform
import MetaLensRendering

/// `metalens inspect`: shows the structure of files, for a person or as JSON.
package struct InspectCommand: Command {
  let arguments: ParsedArguments
  let format: OutputFormat

  init(_ arguments: ParsedArguments) throws(UsageError) {
    self.arguments = arguments
    format = arguments.format ?? .text
    guard !arguments.operands.isEmpty else {
      throw UsageError("inspect: name a photo, or - for standard input", command: .inspect)
    }
    try arguments.refuseSecondInput()
    let isLibraryNamed = arguments.credentials.library != nil && !arguments.isLibraryOfVariable
    guard arguments.showsCredentials || !isLibraryNamed && arguments.credentials.anchors == nil else {
      throw UsageError(
        "inspect: --credentials-library and --trust-anchors belong to --credentials", command: .inspect)
    }
  }

  package func run(in context: CommandContext) async -> ExitCode {
    let checked =
      arguments.showsCredentials ? context.checking(arguments.credentials, redacting: false) : context
    guard let context = checked else { return .notAnalyzed }
    if context.refusesOutput(arguments.outputFile, over: arguments.operands) { return .notAnalyzed }
    do {
      return try await results(in: context)
    } catch {
      return context.ending(for: error, target: arguments.outputFile, redacting: false)
    }
  }

  private func results(in context: CommandContext) async throws(OutputError) -> ExitCode {
    let sink = try OutputSink(to: arguments.outputFile, io: context.io, fileSystem: context.fileSystem)
    let credentials = arguments.showsCredentials
    let report = InspectReport(language: context.language, paint: context.paint)
    let code = try await context.results(of: arguments.operands, as: format, to: sink) { path in
      let label = FileLabel(path)
      let outputContext = label.outputContext(
        in: context.language, maximumBytes: context.limits.outputBytes)
      switch await context.inspected(path, attributes: arguments.attributes, credentials: credentials) {
      case .success(let inspection):
        let text = {
          let shown =
            credentials
            ? report.credentials(of: inspection, named: label) : report.text(of: inspection, named: label)
          return Array(shown.utf8)
        }
        return (.success, format == .json ? inspection.written(for: outputContext, pretty: true) : text())
      case .failure(let error):
        if format != .json { context.note(error, ofOperand: label) }
        let object = format == .json ? error.written(for: outputContext, pretty: true) : []
        return (context.exitCode(of: error), object)
      }
    }
    try context.close(sink, target: arguments.outputFile, ending: code, redacting: false)
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
