package import MetaLensAssessment

/// Sentences about a report that are the same in every format for people.
extension OriginalityReport {
  /// How likely the verdict is right, in words; nil if that is unknown or a fact settles the verdict.
  func likelihood(in language: Language) -> String? {
    guard !isSettled, let confidence = verdict.confidence else { return nil }
    let (share, prior) = (PerCent.text(confidence, in: language), PerCent.text(prior, in: language))
    // Of an original, confidence and score say the same.
    let message =
      verdict.kind == .cameraOriginal
      ? Message.verdictLikelihood(confidence: share, prior: prior)
      : .verdictLikelihoodOther(confidence: share, prior: prior)
    return message.text(in: language)
  }

  /// The odds before and after the findings; nil if a fact settles the score.
  ///
  /// The findings' ratios multiply to the final odds only together with the odds of a file without findings.
  func odds(in language: Language) -> String? {
    guard !isSettled else { return nil }
    return Message.scoreOdds(
      prior: PerCent.text(prior, in: language), probability: PerCent.text(probability, in: language),
      silence: PerCent.text(probabilityOfSilence, in: language)
    ).text(in: language)
  }

  /// Returns why the score was raised or lowered; nil if it wasn't.
  func bound(in language: Language) -> String? { bounded.flatMap { Message($0) }?.text(in: language) }

  /// Returns which model scored, and where its error rates are documented.
  func modelNote(in language: Language) -> String { Self.modelNote(model, in: language) }

  /// Returns the note on a model, given its version.
  package static func modelNote(_ model: String, in language: Language) -> String {
    let note = ScoreModel.isOwn(model) ? Message.noteModelOwn : Message.noteModel
    return note(SafeText.shown(model)).text(in: language)
  }

  /// Returns how much was read; at depth pixels, other formats than JPEG get a note, since they aren't decoded.
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
