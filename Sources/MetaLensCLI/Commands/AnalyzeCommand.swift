import MetaLensKit
import MetaLensPlatform
import MetaLensRendering

/// `metalens analyze`: analyzes photos one by one, for a person or as JSON.
package struct AnalyzeCommand: Command {
  let arguments: ParsedArguments
  let format: OutputFormat
  let reading: ReadingChoice

  /// - Parameter exists: whether a path names something, which distinguishes a file from a misspelled command.
  init(_ arguments: ParsedArguments, exists: (SystemPath) -> Bool) throws(UsageError) {
    guard let first = arguments.operands.first else {
      throw UsageError("analyze: name a photo, or - for standard input", command: .analyze)
    }
    if arguments.command == nil, !arguments.operandsAreFiles, !exists(first),
      let meant = EditDistance.nearest(to: first.display, among: CommandName.allCases.map(\.rawValue))
    {
      throw UsageError("“\(first.shown)” is neither a command nor a file; did you mean \(meant)?")
    }
    self.arguments = arguments
    format = arguments.format ?? .text
    var reading = ReadingChoice(arguments)
    reading.hashing = arguments.hashing ?? true
    self.reading = reading
    try arguments.refuseSecondInput()
    try arguments.refuseFlags(notFor: format)
    try arguments.refuseExhibitWithoutPage()
  }

  package func run(in context: CommandContext) async -> ExitCode {
    guard let context = reading.applied(to: context) else { return .notAnalyzed }
    if context.refusesOutput(arguments.outputFile, over: arguments.operands, redacting: reading.redact) {
      return .notAnalyzed
    }
    guard var store = StoredReports(arguments.store, in: context, reading) else { return .notAnalyzed }
    do {
      let code = try await results(keeping: &store, in: context)
      return code.merged(with: store.hasFailed ? .notAnalyzed : .success)
    } catch {
      return context.ending(for: error, target: arguments.outputFile, redacting: reading.redact)
    }
  }

  private func results(
    keeping store: inout StoredReports, in context: CommandContext
  ) async throws(OutputError) -> ExitCode {
    let sink = try OutputSink(to: arguments.outputFile, io: context.io, fileSystem: context.fileSystem)
    let code: ExitCode
    if format == .html {
      code = try await page(to: sink, keeping: &store, in: context)
    } else {
      code = try await context.results(
        of: arguments.operands, as: format, parted: arguments.detail != .brief, to: sink
      ) { path in
        let file = await examined(path, nil, keeping: &store, in: context).file
        return (exitCode(of: file, in: context), written(file, in: context))
      }
    }
    try context.close(sink, target: arguments.outputFile, ending: code, redacting: reading.redact)
    return code
  }

  private func written(_ file: AnalyzedFile, in context: CommandContext) -> [UInt8] {
    if format == .json {
      return JSONReport.written(file, in: context.language, pretty: true, limits: context.limits)
    }
    switch file.outcome {
    case .success(let report):
      return Array(text(of: file, report, in: context).utf8)
    case .failure(let error):
      context.note(error, ofOperand: file.label)
      return []
    }
  }

  private func text(
    of file: AnalyzedFile, _ report: OriginalityReport, in context: CommandContext
  ) -> String {
    let (language, paint) = (context.language, context.paint)
    let columns = arguments.outputFile == nil ? context.io.width(.output) : nil
    return PhotoText(
      detail: arguments.chosenDetail, language: language, paint: paint, columns: columns,
      showsName: arguments.operands.count > 1
    ).text(of: file, report)
  }

  /// Returns the exit code that a file's outcome asks for.
  func exitCode(of file: AnalyzedFile, in context: CommandContext) -> ExitCode {
    switch file.outcome {
    case .success(let report):
      if let failUnder = arguments.failUnder, report.score < failUnder { return .underThreshold }
      return .success
    case .failure(let error): return context.exitCode(of: error)
    }
  }

  /// Reads a photo, or takes its report from the store; returns what a page shows besides if `wishes` isn't nil.
  func examined(
    _ path: SystemPath, _ wishes: PhotoDossier.Wishes?, keeping store: inout StoredReports,
    in context: CommandContext
  ) async -> (file: AnalyzedFile, dossier: PhotoDossier?) {
    do throws(MetaLensError) {
      var read: PhotoDossier?
      // With wishes the photo is read anyway: a store doesn't keep what a page shows.
      let kept = try await store.photos.outcome(
        of: path, file: store.state(of: path), readsAnyway: wishes != nil
      ) { () async throws(MetaLensError) in
        let place = try context.place(of: path)
        guard let wishes else {
          return try await context.service.analyze(place, reading.depth, reading.hashing)
        }
        let dossier = try await context.service.dossier(place, reading.depth, reading.hashing, wishes)
        read = dossier
        return dossier.report
      }
      store.keep(kept)
      let dossier = read ?? PhotoDossier(report: kept.report)
      let file = AnalyzedFile(of: path, outcome: .success(dossier.report), redacting: reading.redact)
      return (file, reading.redact ? Redaction.applied(to: dossier) : dossier)
    } catch {
      return (AnalyzedFile(of: path, outcome: .failure(error), redacting: reading.redact), nil)
    }
  }
}
