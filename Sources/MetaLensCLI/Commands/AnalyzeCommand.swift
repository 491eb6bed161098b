import MetaLensKit
package import MetaLensPlatform
package import MetaLensRendering

/// `metalens analyze`: analyzes photos one by one, for a person or as JSON.
package struct AnalyzeCommand: Command {
  package var files: [SystemPath]
  package var format = OutputFormat.text
  package var detail = TextDetail.answer
  package var output: SystemPath?
  /// The file in which reports are stored; nil if none are.
  package var store: SystemPath?
  package var failUnder: Int?
  package var exhibit = ExhibitDetails()
  package var reading = ReadingChoice()

  /// Runs the command.
  package func run(in context: CommandContext) async -> ExitCode {
    guard let context = reading.applied(to: context) else { return .notAnalyzed }
    if context.refusesOutput(output, over: files, redacting: reading.redact) {
      return .notAnalyzed
    }
    guard var store = StoredReports(store, in: context, reading) else { return .notAnalyzed }
    do {
      let code = try await results(keeping: &store, in: context)
      return code.merged(with: store.hasFailed ? .notAnalyzed : .success)
    } catch {
      return context.ending(for: error, target: output, redacting: reading.redact)
    }
  }

  private func results(
    keeping store: inout StoredReports, in context: CommandContext
  ) async throws(OutputError) -> ExitCode {
    let sink = try OutputSink(to: output, io: context.io, fileSystem: context.fileSystem)
    let code: ExitCode
    if format == .html {
      code = try await page(to: sink, keeping: &store, in: context)
    } else {
      code = try await context.results(
        of: files, as: format, parted: detail != .brief, to: sink
      ) { path in
        let file = await examined(path, nil, keeping: &store, in: context).file
        return (exitCode(of: file, in: context), written(file, in: context))
      }
    }
    try context.close(sink, target: output, ending: code, redacting: reading.redact)
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
      context.note(error, of: file.label)
      return []
    }
  }

  private func text(
    of file: AnalyzedFile, _ report: OriginalityReport, in context: CommandContext
  ) -> String {
    let (language, paint) = (context.language, context.paint)
    let columns = output == nil ? context.io.width(.output) : nil
    return PhotoText(
      detail: detail, language: language, paint: paint, columns: columns, showsName: files.count > 1
    ).text(of: file, report)
  }

  /// Returns the exit code that a file's outcome asks for.
  func exitCode(of file: AnalyzedFile, in context: CommandContext) -> ExitCode {
    switch file.outcome {
    case .success(let report):
      if let failUnder, report.score < failUnder { return .underThreshold }
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
