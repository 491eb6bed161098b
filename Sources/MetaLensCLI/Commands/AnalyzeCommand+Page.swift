import MetaLensKit
import MetaLensPlatform
import MetaLensRendering

extension AnalyzeCommand {
  /// Writes one page, a section a photo; a photo without a report has a section that says why.
  func page(
    to sink: OutputSink, keeping store: inout StoredReports, in context: CommandContext
  ) async throws(OutputError) -> ExitCode {
    var document = PageDocument(
      language: context.language, names: files.map { FileLabel($0, redacting: reading.redact) })
    document.footer = PageFooter(
      model: context.analyzer.choice.model.version, caseNumber: exhibit.caseNumber, language: context.language
    )
    if files.count > 1 { try sink.write(document.head) }
    var number = 0
    let code = try await context.results(of: files, as: .html, to: sink) { path in
      number += 1
      let wishes = PhotoDossier.Wishes(pictures: !reading.redact)
      let (file, dossier) = await examined(path, wishes, keeping: &store, in: context)
      if let error = file.error { context.note(error, of: file.label) }
      var head = ""
      if files.count == 1 {
        // One file's hash stands at the foot of each of its sheets.
        document.footer.sha256 = dossier?.report.summary.sha256
        head = document.head
      }
      let section = PageSection(
        file: file, dossier: dossier,
        command: reading.command(for: reading.redact ? Redaction.path(path) : path, in: context.language),
        language: context.language, number: number, exhibit: exhibit)
      return (exitCode(of: file, in: context), Array((head + section.markup).utf8))
    }
    // Interrupted before the first file, a page is empty, and is one.
    if files.count == 1, number == 0 { try sink.write(document.head) }
    try sink.write(document.tail)
    return code
  }
}
