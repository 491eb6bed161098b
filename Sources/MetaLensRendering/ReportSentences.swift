package import MetaLensAssessment

/// What every form for a person says of a report in the same words.
extension OriginalityReport {
  /// How sure the verdict is; nil where nobody knows, and where a fact settles it: no percentage stands beside.
  func likelihood(in language: Language) -> String? {
    guard !isSettled, let confidence = verdict.confidence else { return nil }
    return Message.verdictLikelihood(
      confidence: PerCent.text(confidence, in: language), prior: PerCent.text(prior, in: language)
    ).text(in: language)
  }

  /// What the sum of the evidence begins with and comes to; nil where a fact settles it.
  ///
  /// Without what the silence says, the findings' ratios don't multiply to the score.
  func odds(in language: Language) -> String? {
    guard !isSettled else { return nil }
    return Message.scoreOdds(
      prior: PerCent.text(prior, in: language), probability: PerCent.text(probability, in: language),
      silence: PerCent.text(probabilityOfSilence, in: language)
    ).text(in: language)
  }

  /// Why the score was raised or lowered; nil where it wasn't.
  func bound(in language: Language) -> String? { bounded.flatMap { Message($0) }?.text(in: language) }

  /// Which model scored, and where its error rates stand.
  func modelNote(in language: Language) -> String { Self.modelNote(model, in: language) }

  /// The same of a model by its version.
  package static func modelNote(_ model: String, in language: Language) -> String {
    let note = ScoreModel.isOwn(model) ? Message.noteModelOwn : Message.noteModel
    return note(SafeText.shown(model)).text(in: language)
  }

  /// How much was read; depth pixels decodes no format but JPEG, and nobody may believe that it did.
  func depthNotes(in language: Language) -> [String] {
    let depth = Message.noteDepth(depth: depth.rawValue).text(in: language)
    guard self.depth == .pixels, summary.format != .jpeg else { return [depth] }
    let name = SafeText.shown(summary.format.displayName)
    let isSearchedForDamage = summary.format == .heic
    let note = isSearchedForDamage ? Message.noteDamageOnly(format: name) : .noteNotDecoded(format: name)
    return [depth, note.text(in: language)]
  }

  private var isSettled: Bool { bounded?.isSettling ?? false }
}
