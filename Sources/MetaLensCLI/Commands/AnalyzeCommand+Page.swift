import MetaLensKit
import MetaLensPlatform
import MetaLensRendering

extension AnalyzeCommand {
  /// Writes one page with a section for each photo; for a photo without a report, the section gives the reason.
  func page(
    to sink: OutputSink, keeping store: inout StoredReports, in context: CommandContext
  ) async throws(OutputError) -> ExitCode {
    var document = PageDocument(
      language: context.language,
      names: arguments.operands.map { FileLabel($0, redacting: reading.redact) })
    document.footer = PageFooter(
      model: context.service.choice.model.version, caseNumber: arguments.exhibit.caseNumber,
      language: context.language)
    let isAlone = arguments.operands.count == 1
    if !isAlone { try sink.write(document.head) }
    var number = 0
    let code = try await context.results(of: arguments.operands, as: .html, to: sink) { path in
      number += 1
      let wishes: PhotoDossier.Wishes = reading.redact ? .details : [.details, .pictures]
      let (file, dossier) = await examined(path, wishes, keeping: &store, in: context)
      if let error = file.error { context.note(error, ofOperand: file.label) }
      var head = ""
      if isAlone {
        // With a single file, its hash is in the footer of every printed sheet.
        document.footer.sha256 = dossier?.report.summary.sha256
        head = document.head
      }
      let section = PageSection(
        file: file, dossier: dossier,
        command: reading.command(for: reading.redact ? Redaction.path(path) : path, in: context.language),
        language: context.language, number: number, exhibit: arguments.exhibit)
      return (exitCode(of: file, in: context), Array((head + section.markup).utf8))
    }
    // If the run is interrupted before the first file, an empty page is still a whole page.
    if isAlone, number == 0 { try sink.write(document.head) }
    try sink.write(document.tail)
    return code
  }
}
