package import MetaLensAssessment
import MetaLensFacts

/// A photo's section of a page, in reading order: the answer, its basis, and how to check it.
package struct PageSection: Sendable {
  let file: AnalyzedFile
  /// The photo's report and what a page shows besides; nil if the photo couldn't be analyzed.
  let dossier: PhotoDossier?
  let command: PageCommand
  let language: Language
  /// The photo's number among those of the page, from 1.
  var number: Int
  /// The examiner's details.
  var exhibit: ExhibitDetails

  package init(
    file: AnalyzedFile, dossier: PhotoDossier?, command: PageCommand, language: Language, number: Int = 1,
    exhibit: ExhibitDetails = ExhibitDetails()
  ) {
    self.file = file
    self.dossier = dossier
    self.command = command
    self.language = language
    self.number = number
    self.exhibit = exhibit
  }

  /// The section's markup, ending with a line break.
  package var markup: String {
    let anchor = PageDocument.anchor(number)
    var out = "<section class=\"photo\" id=\"\(anchor)\" aria-labelledby=\"\(anchor)-name\">\n"
    let name = HTMLText.value(file.label.lastName(in: language), in: language)
    out += "<h2 id=\"\(anchor)-name\">\(name)</h2>\n"
    if file.isRedacted { out += HTMLText.paragraph(.pageRedacted, "note", in: language) }
    let exhibit = PageExhibit(details: exhibit, language: language)
    switch file.outcome {
    case .failure(let error):
      let digest = file.digest
      if let digest { out += exhibit.markup(sha256: digest) } else { out += exhibit.markup }
      out += HTMLText.paragraph(.pageFailed, in: language)
      out += "<p>\(HTMLText.value(error.commandMessage(in: language), in: language))</p>\n"
      if digest != nil { out += command.checkOfHash }
    case .success(let report):
      // The report of `file` is used, since it is the redacted one if redaction was asked for.
      var dossier = dossier ?? PhotoDossier(report: report)
      dossier.report = report
      out += exhibit.markup(sha256: report.summary.sha256, md5: dossier.md5)
      out += PageVerdict(report: report, language: language).markup
      out += HTMLText.heading(.pageHeadingPictures, in: language)
      out += PagePictures(dossier: dossier, language: language).markup
      out += HTMLText.heading(.pageHeadingFile, in: language)
      out += PageFacts(file: file, report: report, language: language).markup
      out += HTMLText.heading(.pageHeadingScore, in: language)
      out += PageFindings(dossier: dossier, language: language).markup
      out += credentials(report.credentials)
      out += HTMLText.heading(.pageHeadingDates, in: language)
      out += PageTimeline(dossier: dossier, language: language).markup
      out += noticed(report)
      out += limits(report)
      if let rates = report.measuredRates {
        out += RatesTable(rates, in: language).markup(headingLevel: 3)
      }
      out += command.checking(statesHash: report.summary.sha256 != nil)
    }
    return out + "</section>\n"
  }

  /// Whether the section says how to verify it; there is nothing to verify of a file that couldn't be read.
  package var hasCheck: Bool { file.report != nil || file.digest != nil }

  /// Returns the results and the history of Content Credentials; empty if nothing was verified, in which case a flag
  /// says why.
  private func credentials(_ check: CredentialCheck?) -> String {
    guard let validation = check?.validation else { return "" }
    let lines = CredentialStory(validation, in: language).lines.map {
      "<li>" + HTMLText.value($0, in: language) + "</li>\n"
    }
    return HTMLText.heading(.sectionCredentials, in: language) + "<ul>\n" + lines.joined() + "</ul>\n"
  }

  private func noticed(_ report: OriginalityReport) -> String {
    guard !report.diagnostics.isEmpty else { return "" }
    let maximum = 50
    var out = HTMLText.heading(.sectionDiagnostics, in: language) + "<ul>\n"
    for diagnostic in report.diagnostics.prefix(maximum) {
      out += "<li>" + HTMLText.escaped(diagnostic.commandMessage(in: language))
      if !diagnostic.detail.isEmpty {
        out += " " + HTMLText.value(diagnostic.detail, maximum: 200, in: language)
      }
      let place = PageEvidence.place(
        diagnostic.location, diagnostic.tag, diagnostic.offset, isEvidence: false, in: language)
      out += "<br><span class=\"small\">\(place)</span></li>\n"
    }
    if let rest = Message.more(report.diagnostics.count, than: maximum, in: language) {
      out += "<li>\(HTMLText.escaped(rest))</li>\n"
    }
    return out + "</ul>\n"
  }

  /// The flags about what Content Credentials state.
  private static let ofCredentials: Set<FlagID> = [
    .credentialsAIEdited, .credentialsCapture, .credentialsEdited, .credentialsForeign, .credentialsGenerated,
    .credentialsIngredients,
    .credentialsPresent, .credentialsRemote, .sealPresent,
  ]

  private func limits(_ report: OriginalityReport) -> String {
    var lines = [MessageKey.noteLimits, .pageLimitsForged, .pageLimitsInnocent]
      .map { $0.text(in: language) }
    lines.insert(report.modelNote(in: language), at: 1)
    lines += report.depthNotes(in: language)
    if report.flags.contains(where: { Self.ofCredentials.contains($0.id) }) {
      let key = report.credentials?.validation == nil ? MessageKey.pageLimitsCredentials : .pageLimitsChecked
      lines.append(key.text(in: language))
    }
    let items = lines.map { "<li>\(HTMLText.escaped($0))</li>\n" }
    return HTMLText.heading(.pageHeadingLimits, in: language) + "<ul>\n" + items.joined() + "</ul>\n"
  }
}
