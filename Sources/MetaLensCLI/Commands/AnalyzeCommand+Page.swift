import MetaLensKit
import MetaLensPlatform

extension AnalyzeCommand {
  /// Writes one page, a section a photo; a photo without a report has a section that says why.
  func page(to sink: OutputSink, in context: CommandContext) async throws(OutputError) -> ExitCode {
    let labels = files.map { FileLabel(redact ? Redaction.path($0) : $0) }
    let document = PageDocument(language: context.language, names: labels)
    try sink.write(document.head)
    var number = 0
    let code = try await context.results(of: files, as: .html, to: sink) { path in
      number += 1
      let (file, dossier) = await examined(path, labels[number - 1], in: context)
      if let error = file.error { context.note(error, of: file.label) }
      let section = PageSection(
        file: file, dossier: dossier,
        command: PageCommand(
          path: redact ? Redaction.path(path) : path, depth: depth, hashing: hashing, redact: redact,
          signatures: signatures, scoring: scoring, language: context.language),
        language: context.language, number: number)
      return (exitCode(of: file, in: context), Array(section.markup.utf8))
    }
    try sink.write(document.tail)
    return code
  }

  private func examined(
    _ path: SystemPath, _ label: FileLabel, in context: CommandContext
  ) async -> (AnalyzedFile, PhotoDossier?) {
    do throws(MetaLensError) {
      let place = try context.place(of: path)
      var dossier = try await context.analyzer.dossier(place, depth, hashing, !redact)
      var file = AnalyzedFile(label: label, outcome: .success(dossier.report))
      if redact {
        file = Redaction.applied(to: file)
        dossier = Redaction.applied(to: dossier)
      }
      return (file, dossier)
    } catch {
      let file = AnalyzedFile(label: label, outcome: .failure(error))
      return (redact ? Redaction.applied(to: file) : file, nil)
    }
  }
}
