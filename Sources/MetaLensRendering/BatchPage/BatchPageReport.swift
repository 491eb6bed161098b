import MetaLensAssessment

/// A photo's report as data that the page's script lays out, no larger than its share of the page.
struct BatchPageReport: Sendable {
  let file: AnalyzedFile
  let report: OriginalityReport
  /// What is said where the row shows no picture.
  let picture: PhotoDossier.Shown
  let language: Language

  /// How much of each text is kept, from all that a person reads to what always fits; places go first.
  private struct Measure {
    var characters: Int
    var findings: Int
    var showsPlaces: Bool

    static let all = [
      Measure(characters: 600, findings: 60, showsPlaces: true),
      Measure(characters: 400, findings: 40, showsPlaces: false),
      Measure(characters: 160, findings: 20, showsPlaces: false),
      Measure(characters: 60, findings: 10, showsPlaces: false),
      Measure(characters: 12, findings: 5, showsPlaces: false),
    ]
  }

  /// The block of data, in at most so many bytes where that can be.
  func block(most: Int) -> [UInt8] {
    var block: [UInt8] = []
    for (step, measure) in Measure.all.enumerated() {
      block = BatchPageData.block(value(measure, isCut: step > 0))
      if block.count <= most { break }
    }
    return block
  }

  private func value(_ measure: Measure, isCut: Bool) -> JSONValue {
    var isCut = isCut
    func cut(_ text: String) -> JSONValue {
      guard text.unicodeScalars.count > measure.characters else { return .string(SafeText.escaping(text)) }
      isCut = true
      let kept = String.UnicodeScalarView(text.unicodeScalars.prefix(measure.characters))
      return .string(SafeText.escaping(String(kept)) + "…")
    }
    func group(_ key: MessageKey, _ types: [FlagType]) -> JSONValue? {
      let flags = report.flags.filter { types.contains($0.type) }
      guard !flags.isEmpty else { return nil }
      if flags.count > measure.findings { isCut = true }
      let entries = flags.prefix(measure.findings).map { flag in
        JSONValue.array([
          .string(ratio(flag)), cut(flag.description(in: language)),
          .string(measure.showsPlaces ? place(flag) : ""),
        ])
      }
      return .array([.string(key.text(in: language)), .array(entries)])
    }
    let changed = Concern.allCases.map { concern in
      let state = report.changed[concern]
      return JSONValue.array([
        .string(concern.name(in: language)), .string(state.name(in: language)), .string(state.rawValue),
      ])
    }
    let facts = FactLines.of(file, report, in: language).map { label, value in
      JSONValue.array([.string(label), cut(value)])
    }
    let groups = [
      group(.sectionAgainst, [.isEdited, .warning]), group(.sectionFor, [.isOriginal]),
      group(.sectionInformation, [.information]),
    ]
    return .object([
      "sentence": .string(report.verdict.sentence(in: language)),
      "lines": .array(lines.map(JSONValue.string)),
      "changed": .array(changed), "facts": .array(facts), "groups": .array(groups.compactMap(\.self)),
      "cut": .bool(isCut),
    ])
  }

  /// What to do next, how sure the verdict is, the bound that held the score, and why there is no picture.
  private var lines: [String] {
    var lines: [String] = []
    if let step = report.verdict.nextStep(in: language) { lines.append(step) }
    let isSettled = report.bounded?.isSettling ?? false
    if !isSettled, let confidence = report.verdict.confidence {
      lines.append(
        Message.verdictLikelihood(
          confidence: PerCent.text(confidence, in: language), prior: PerCent.text(report.prior, in: language)
        ).text(in: language))
    }
    // Without what the silence says, the ratios below don't multiply to the score.
    if !isSettled {
      lines.append(
        Message.scoreOdds(
          prior: PerCent.text(report.prior, in: language),
          probability: PerCent.text(report.probability, in: language),
          silence: PerCent.text(report.probabilityOfSilence, in: language)
        ).text(in: language))
    }
    if let bounded = report.bounded, let message = Message(bounded) {
      lines.append(message.text(in: language))
    }
    if !file.isRedacted, let reason = picture.reason(in: language) {
      lines.append(Message.pagePictureMissingMain(reason: reason).text(in: language))
    }
    return lines
  }

  private func ratio(_ flag: OriginalityFlag) -> String {
    guard flag.type != .information else { return "" }
    guard flag.isMeasured else { return MessageKey.scoreRule.text(in: language) }
    return flag.counts || flag.weight == 0 ? LikelihoodRatio.text(flag.weight, in: language) : "(–)"
  }

  private func place(_ flag: OriginalityFlag) -> String {
    let most = 2
    var places = flag.evidence.prefix(most).map { place in
      ([SafeText.shown(place.location, columns: 60)]
        + PlaceText.parts(place.tag, place.offset, isEvidence: true, in: language)).joined(separator: ", ")
    }
    if flag.evidence.count > most {
      places.append(Message.diagnosticMore(count: String(flag.evidence.count - most)).text(in: language))
    }
    return places.joined(separator: "; ")
  }
}
