import MetaLensAssessment
import MetaLensFacts

/// A report for a person: score and badge, what speaks for and against with its place, then the facts.
struct TextReport: Sendable {
  /// The columns that sentences are kept within; facts are as long as they are.
  private static let columns = 100

  let language: Language
  let paint: Paint

  /// The report of a file, ending with a line break.
  func text(of file: AnalyzedFile, _ report: OriginalityReport) -> String {
    var lines = headline(report)
    // Whatever their section, all flags' ratios stand in one column.
    let width = report.flags.reduce(3) { max($0, DisplayWidth.of(ratio($1))) }
    let pro = report.flags.filter { $0.type == .isOriginal }
    let contra = report.flags.filter { $0.type == .isEdited || $0.type == .warning }
    let also = report.flags.filter { $0.type == .information }
    lines += section(.sectionChanged, changed(report.changed), orNothing: false)
    lines += section(.sectionFor, flags(pro, width), orNothing: true)
    lines += section(.sectionAgainst, flags(contra, width), orNothing: true)
    lines += section(.sectionInformation, flags(also, width), orNothing: false)
    lines += section(.sectionCredentials, credentials(report.credentials), orNothing: false)
    lines += section(.sectionDiagnostics, diagnostics(report.diagnostics), orNothing: false)
    lines += section(.sectionFacts, facts(file, report), orNothing: false)
    lines.append("")
    lines += Self.wrapped(MessageKey.noteLimits.text(in: language))
    lines += Self.wrapped(Message.noteDepth(depth: SafeText.shown(report.depth.rawValue)).text(in: language))
    // Depth pixels reads no more of other formats: nobody may believe that it did.
    if report.depth == .pixels, report.summary.format != .jpeg {
      let name = SafeText.shown(report.summary.format.displayName)
      lines += Self.wrapped(Message.noteNotDecoded(format: name).text(in: language))
    }
    let note = report.model.contains("+md5:") ? Message.noteModelOwn : Message.noteModel
    lines += Self.wrapped(note(SafeText.shown(report.model)).text(in: language))
    return lines.joined(separator: "\n") + "\n"
  }

  private func headline(_ report: OriginalityReport) -> [String] {
    let score = MessageKey.labelScore.text(in: language) + " \(report.score)/100"
    var lines = [paint.bold(score) + "  " + paint.badge(report.badge, report.badge.name(in: language))]
    lines += Self.wrapped(report.verdict.sentence(in: language)).map(paint.bold)
    if let step = report.verdict.nextStep(in: language) { lines += Self.wrapped(step) }
    // Where a fact settles it, no percentage of a sum stands beside.
    let isSettled = report.bounded?.isSettling ?? false
    if !isSettled, let confidence = report.verdict.confidence {
      lines += Self.wrapped(
        Message.verdictLikelihood(
          confidence: PerCent.text(confidence, in: language), prior: PerCent.text(report.prior, in: language)
        )
        .text(in: language))
    }
    if !isSettled {
      lines += Self.wrapped(
        Message.scoreOdds(
          prior: PerCent.text(report.prior, in: language),
          probability: PerCent.text(report.probability, in: language),
          silence: PerCent.text(report.probabilityOfSilence, in: language)
        ).text(in: language))
    }
    lines += Self.wrapped(MessageKey.scoreLegend.text(in: language))
    if let bounded = report.bounded, let message = Message(bounded) {
      lines += Self.wrapped(message.text(in: language))
    }
    return lines
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

  private func flags(_ flags: [OriginalityFlag], _ width: Int) -> [String] {
    flags.flatMap { flag in
      let ratio = paint.type(flag.type, DisplayWidth.paddingLeft(ratio(flag), to: width))
      return entry(
        "  " + ratio + "  ", width: width + 4, Self.words(flag, in: language),
        place: place(of: flag.evidence))
    }
  }

  /// Words behind a head that is so wide, and below them the place, dimmed.
  private func entry(_ head: String, width: Int, _ words: String, place: String) -> [String] {
    let indent = String(repeating: " ", count: width)
    let lines = Self.wrapped(words, width)
    let places = Self.wrapped(place, width).map { paint.dim($0) }
    return [head + lines[0]] + (lines.dropFirst() + places).map { indent + $0 }
  }

  /// A text's lines, at least one, to stand behind so many columns.
  private static func wrapped(_ text: String, _ indent: Int = 0) -> [String] {
    TextWrapping.lines(text, columns: columns - indent)
  }

  /// The whole description, its reservations among it, unless a value in it is too long to be read.
  private static func words(_ flag: OriginalityFlag, in language: Language) -> String {
    let most = 1000
    let text = SafeText.escaping(flag.description(in: language))
    // What is long is a value in the middle: what it means stands behind it.
    guard text.count > 2 * most else { return text }
    return text.prefix(most) + " … " + text.suffix(most)
  }

  /// What was verified of Content Credentials, and their story; where nothing was, a flag says why.
  private func credentials(_ check: CredentialCheck?) -> [String] {
    guard let validation = check?.validation else { return [] }
    return CredentialStory(validation, in: language).lines.flatMap { line in
      Self.wrapped(SafeText.shown(line, columns: 1000), 2).map { "  " + $0 }
    }
  }

  private func diagnostics(_ diagnostics: [Diagnostic]) -> [String] {
    let most = 20
    var lines = diagnostics.prefix(most).flatMap { diagnostic in
      let detail =
        diagnostic.detail.isEmpty ? "" : " (" + SafeText.shown(diagnostic.detail, columns: 80) + ")"
      return entry(
        "  ", width: 2, diagnostic.message(in: language) + detail,
        place: place(diagnostic.location, diagnostic.tag, diagnostic.offset, isEvidence: false))
    }
    if diagnostics.count > most {
      lines.append("  " + Message.diagnosticMore(count: String(diagnostics.count - most)).text(in: language))
    }
    return lines
  }

  private func facts(_ file: AnalyzedFile, _ report: OriginalityReport) -> [String] {
    let facts = FactLines.of(file, report, in: language)
    let width = facts.map { DisplayWidth.of($0.label) }.max() ?? 0
    return facts.map { "  " + DisplayWidth.padding($0.label, to: width) + "  " + $0.value }
  }

  private func place(of evidence: [Evidence]) -> String {
    let most = 3
    var places = evidence.prefix(most).map { place($0.location, $0.tag, $0.offset, isEvidence: true) }
    if evidence.count > most {
      places.append(Message.diagnosticMore(count: String(evidence.count - most)).text(in: language))
    }
    return places.isEmpty ? MessageKey.placeAbsent.text(in: language) : places.joined(separator: "; ")
  }

  private func place(_ location: String, _ tag: UInt16?, _ offset: Int?, isEvidence: Bool) -> String {
    let place = PlaceText.parts(tag, offset, isEvidence: isEvidence, in: language)
    return ([SafeText.shown(PlaceName.text(location, in: language), columns: 60)] + place).joined(
      separator: ", ")
  }

  /// A flag's likelihood ratio, or that it was set by a rule; where a heavier one of its cause, or the same kind, was
  /// counted already, that it isn't.
  private func ratio(_ flag: OriginalityFlag) -> String {
    guard flag.type != .information else { return "" }
    guard flag.isMeasured else { return MessageKey.scoreRule.text(in: language) }
    return flag.counts || flag.weight == 0 ? LikelihoodRatio.text(flag.weight, in: language) : "(–)"
  }
}
