import MetaLensKit
import MetaLensPlatform
import MetaLensRendering

extension AnalyzeCommand {
  /// Writes one page with a section for each photo; for a photo without a report, the section gives the reason.
  ///
  /// The sections wait until the page's head can say which of them there are.
  func page(
    to sink: OutputSink, keeping store: inout StoredReports, in context: CommandContext
  ) async throws(OutputError) -> ExitCode {
    var document = PageDocument(
      language: context.language,
      names: arguments.operands.map { FileLabel($0, redacting: reading.redact) })
    document.footer = PageFooter(
      model: context.service.choice.model.version, caseNumber: arguments.exhibit.caseNumber,
      language: context.language)
    document.footer.hasCheck = false
    document.sectionCount = 0
    let isAlone = arguments.operands.count == 1
    var sections = SortedRows(scratch: context.fileSystem.scratch)
    let code = try await context.results(of: arguments.operands, as: .html, to: sink) {
      path async throws(OutputError) in
      let wishes: PhotoDossier.Wishes = reading.redact ? .details : [.details, .pictures]
      let (read, dossier) = await examined(path, wishes, keeping: &store, in: context)
      if let error = read.error { context.note(error, ofOperand: read.label) }
      let code = exitCode(of: read, in: context)
      // A photo whose reading was interrupted has no section.
      guard code != .interrupted else { return (code, []) }
      var file = read
      if reading.hashing, let error = read.error {
        do throws(MetaLensError) {
          file.digest = try await context.digest(of: path, after: error)
        } catch {
          return (.interrupted, [])
        }
      }
      document.sectionCount += 1
      document.add(file)
      // With a single file, its hash is in the footer of every printed sheet.
      if isAlone { document.footer.sha256 = dossier?.report.summary.sha256 ?? file.digest }
      let section = PageSection(
        file: file, dossier: dossier,
        command: reading.command(for: reading.redact ? Redaction.path(path) : path, in: context.language),
        language: context.language, number: document.sectionCount, exhibit: arguments.exhibit)
      if section.hasCheck { document.footer.hasCheck = true }
      try sections.add(Array(section.markup.utf8), at: .arriving(at: document.sectionCount))
      return (code, [])
    }
    if code == .interrupted {
      let found = arguments.operands.count
      let left = Message.summaryFilesLeft(
        left: String(found - document.sectionCount), found: String(found))
      document.interruption = [
        MessageKey.summaryInterrupted.text(in: context.language), left.text(in: context.language),
      ]
    }
    try sink.write(document.head)
    try sections.finish { section throws(OutputError) in try sink.write(section) }
    try sink.write(document.tail)
    return code
  }
}
