import MetaLensAssessment

/// A photo's report as data that the page's script displays, no larger than the photo's share of the page.
struct BatchPageReport: Sendable {
  let file: AnalyzedFile
  let report: OriginalityReport
  /// The row's picture, or why it shows none, which the report then says.
  let picture: PhotoDossier.Shown
  let language: Language

  /// How much of each text is kept, from everything that a person reads to what always fits; places are dropped first.
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

  /// Returns the block of data, at most `maximum` bytes long if one of the measures allows that.
  func block(maximum: Int) -> [UInt8] {
    var block: [UInt8] = []
    for (step, measure) in Measure.all.enumerated() {
      block = BatchPageData.block(value(measure, isCut: step > 0))
      if block.count <= maximum { break }
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
          .string(LikelihoodRatio.text(flag, of: report, in: language)),
          cut(flag.commandDescription(in: language)),
          .string(measure.showsPlaces ? PlaceText.list(flag.evidence, maximum: 2, in: language) : ""),
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
      "sentence": .string(report.sentence(in: language)),
      "lines": .array(lines.map(JSONValue.string)),
      "changed": .array(changed), "facts": .array(facts), "groups": .array(groups.compactMap(\.self)),
      "cut": .bool(isCut),
    ])
  }

  /// What the verdict doesn't mean if its sentence doesn't say it, the next step, how likely the verdict is right, the
  /// odds, the bound on the score, and why there is no picture.
  private var lines: [String] {
    let reason = file.isRedacted ? nil : picture.reasonOfMain(in: language)
    let limit = report.limitBesideSentence(in: language)
    return [
      limit.isEmpty ? nil : limit, report.nextStep(in: language), report.likelihood(in: language),
      report.odds(in: language), report.bound(in: language),
      reason.map { Message.pagePictureMissingMain(reason: $0).text(in: language) },
    ].compactMap(\.self)
  }
}
