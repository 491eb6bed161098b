import MetaLensAssessment
import MetaLensFacts

/// A report as text for a person: score and badge, the findings for and against with their places, then the facts.
struct TextReport: Sendable {
  /// The width in columns to which sentences are wrapped; facts aren't wrapped.
  private static let columns = 100

  let language: Language
  let paint: Paint

  /// Returns the report for a file, ending with a line break.
  func text(of file: AnalyzedFile, _ report: OriginalityReport) -> String {
    var lines = headline(report)
    // The ratios of all sections' flags are aligned in one column.
    let width = report.flags.reduce(3) {
      max($0, DisplayWidth.of(LikelihoodRatio.text($1, of: report, in: language)))
    }
    let pro = report.flags.filter { $0.type == .isOriginal }
    let contra = report.flags.filter { $0.type == .isEdited || $0.type == .warning }
    let also = report.flags.filter { $0.type == .information }
    lines += section(.sectionChanged, changed(report.changed), orNothing: false)
    lines += section(.sectionFor, flags(pro, of: report, width), orNothing: true)
    lines += section(.sectionAgainst, flags(contra, of: report, width), orNothing: true)
    lines += section(.sectionInformation, flags(also, of: report, width), orNothing: false)
    lines += section(.sectionCredentials, credentials(report.credentials), orNothing: false)
    lines += section(.sectionDiagnostics, diagnostics(report.diagnostics), orNothing: false)
    lines += section(.sectionFacts, facts(file, report), orNothing: false)
    lines += section(.ratesHeading, rates(report), orNothing: false)
    lines.append("")
    let limits = MessageKey.noteLimits.text(in: language)
    let notes = [limits] + report.depthNotes(in: language) + [report.modelNote(in: language)]
    lines += notes.flatMap { Self.wrapped($0) }
    return lines.joined(separator: "\n") + "\n"
  }

  private func headline(_ report: OriginalityReport) -> [String] {
    let score = MessageKey.labelScore.text(in: language) + " \(report.score)/100"
    var lines = [paint.bold(score) + "  " + paint.badge(report.badge, report.badge.name(in: language))]
    lines += Self.wrapped(report.sentence(in: language)).map(paint.bold)
    let sentences = [
      report.nextStep(in: language), report.likelihood(in: language), report.odds(in: language),
      MessageKey.scoreLegend.text(in: language), report.bound(in: language),
    ]
    return lines + sentences.compactMap(\.self).flatMap { Self.wrapped($0) }
  }

  private func section(_ key: MessageKey, _ content: [String], orNothing: Bool) -> [String] {
    guard !content.isEmpty || orNothing else { return [] }
    let heading = ["", paint.bold(key.text(in: language))]
    return heading
      + (content.isEmpty ? ["  " + paint.dim(MessageKey.sectionNothing.text(in: language))] : content)
  }

  private func changed(_ changed: ChangedParts) -> [String] {
    let names = Concern.allCases.map { $0.name(in: language) }
    let width = names.map(DisplayWidth.of).max() ?? 0
    return zip(Concern.allCases, names).map { concern, name in
      "  " + DisplayWidth.padding(name, to: width) + "  " + changed[concern].name(in: language)
    }
  }

  private func flags(_ flags: [OriginalityFlag], of report: OriginalityReport, _ width: Int) -> [String] {
    flags.flatMap { flag in
      let ratio = LikelihoodRatio.text(flag, of: report, in: language)
      return entry(
        "  " + paint.type(flag.type, DisplayWidth.paddingLeft(ratio, to: width)) + "  ", width: width + 4,
        Self.words(flag, in: language), harmless: flag.harmlessLine(in: language),
        place: PlaceText.list(flag.evidence, maximum: 3, in: language))
    }
  }

  /// Returns words after a head of the given width, and below them when the finding is harmless, then the place,
  /// dimmed.
  private func entry(
    _ head: String, width: Int, _ words: String, harmless: String? = nil, place: String
  ) -> [String] {
    let indent = String(repeating: " ", count: width)
    let lines = Self.wrapped(words, width)
    var below = Array(lines.dropFirst())
    if let harmless { below += Self.wrapped(harmless, width) }
    below += Self.wrapped(place, width).map { paint.dim($0) }
    return [head + lines[0]] + below.map { indent + $0 }
  }

  /// Returns a text's lines, at least one, for a block that is indented by the given number of columns.
  private static func wrapped(_ text: String, _ indent: Int = 0) -> [String] {
    TextWrapping.lines(text, columns: columns - indent)
  }

  /// Returns the whole description, including its reservations, unless a value in it is too long to read.
  private static func words(_ flag: OriginalityFlag, in language: Language) -> String {
    let maximum = 1000
    let text = SafeText.escaping(flag.commandDescription(in: language))
    // Only a value can be this long, so the words before and after it are kept.
    let count = text.count
    guard count > 2 * maximum else { return text }
    // Counted from the front, since each step back examines all regional indicators before it.
    let tail = text.dropFirst(count - maximum)
    return text.prefix(maximum) + " … " + tail
  }

  /// Returns the results and the history of Content Credentials; empty if nothing was verified, in which case a flag
  /// says why.
  private func credentials(_ check: CredentialCheck?) -> [String] {
    guard let validation = check?.validation else { return [] }
    return CredentialStory(validation, in: language).lines.flatMap { line in
      Self.wrapped(SafeText.shown(line, columns: 1000), 2).map { "  " + $0 }
    }
  }

  private func diagnostics(_ diagnostics: [Diagnostic]) -> [String] {
    let maximum = 20
    var lines = diagnostics.prefix(maximum).flatMap { diagnostic in
      let detail =
        diagnostic.detail.isEmpty ? "" : " (" + SafeText.shown(diagnostic.detail, columns: 80) + ")"
      return entry(
        "  ", width: 2, diagnostic.commandMessage(in: language) + detail,
        place: PlaceText.text(
          diagnostic.location, diagnostic.tag, diagnostic.offset, isEvidence: false, in: language))
    }
    if let rest = Message.more(diagnostics.count, than: maximum, in: language) { lines.append("  " + rest) }
    return lines
  }

  /// Returns how often scores were right when they were measured; empty if nothing was measured.
  private func rates(_ report: OriginalityReport) -> [String] {
    guard let rates = report.measuredRates else { return [] }
    return RatesTable(rates, in: language).lines(paint, columns: Self.columns)
      + Self.wrapped(rates.about(in: language), 2).map { "  " + $0 }
  }

  private func facts(_ file: AnalyzedFile, _ report: OriginalityReport) -> [String] {
    let facts = FactLines.of(file, report, in: language)
    let width = facts.map { DisplayWidth.of($0.label) }.max() ?? 0
    return facts.map { "  " + DisplayWidth.padding($0.label, to: width) + "  " + $0.value }
  }
}
