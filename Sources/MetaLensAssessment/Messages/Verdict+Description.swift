extension Verdict {
  /// Returns what the file is, in a sentence that can be read aloud; ``confidence`` says how certain that is.
  ///
  /// ``OriginalityReport/sentence(in:)`` adds the report's reservations: that the verdict is only probable, or that not
  /// everything fits.
  public func sentence(in language: Language) -> String { sentence(in: language, worded: .plain) }

  func sentence(in language: Language, worded wording: VerdictWording) -> String {
    // No wording contains a full stop, so that two different verdicts never share an entry.
    let key = Self.sentences.value(of: by + "." + wording.rawValue) { wording.key("sentence", of: by) }
    // A rule of a newer version has no words here, so those of its kind are used.
    return (key ?? kind.sentenceKey).text(in: language)
  }

  // Every report needs this; building a name and looking it up takes ten times as long.
  private static let sentences = LookupMemory<MessageKey?>()
  private static let nextSteps = LookupMemory<MessageKey?>()

  /// Returns what to do next, by the verdict alone; every kind has words for it.
  ///
  /// Show ``OriginalityReport/nextStep(in:)`` instead, which also considers the file.
  public func nextStep(in language: Language) -> String? {
    // A rule of a newer version may have any kind, and no words here.
    Self.nextSteps.value(of: kind.rawValue + "." + by) {
      MessageKey(id: "verdict.\(by).next") ?? MessageKey(id: "verdict.\(kind.rawValue).next")
    }?.text(in: language)
  }

  /// Returns the verdict in one short sentence, without its reasons, in the report's wording.
  func answer(in language: Language, worded wording: VerdictWording = .plain) -> String {
    wording.key("answer", of: by)?.text(in: language) ?? sentence(in: language, worded: wording)
  }

  /// Returns what the verdict doesn't mean.
  package func limit(in language: Language) -> String {
    let key = MessageKey(id: "verdict.\(by).limit") ?? MessageKey(id: "verdict.\(kind.rawValue).limit")
    return key?.text(in: language) ?? ""
  }
}

extension OriginalityReport {
  /// Returns what the file is, in a sentence that can be read aloud: the verdict with the report's reservations, such
  /// as that it is only probable.
  public func sentence(in language: Language) -> String {
    verdict.sentence(in: language, worded: wording)
  }

  /// Returns the verdict in one short sentence, which doesn't claim that nothing was found if something was.
  package func answer(in language: Language) -> String {
    verdict.answer(in: language, worded: wording)
  }
}

extension OriginalityReport {
  /// Returns what to do next with this file, as the command says it.
  ///
  /// It depends on the file if the file needs a step of its own, and on the verdict otherwise; every kind of verdict has
  /// one.
  public func nextStep(in language: Language) -> String? {
    step?.text(in: language) ?? verdict.nextStep(in: language)
  }

  /// The step that this file needs instead of its verdict's; nil if the verdict's own step applies.
  var step: MessageKey? { FileStep.next(for: self)?.key }
}

extension OriginalityReport {
  /// Returns what the verdict doesn't mean, as the command says it; show it wherever the verdict is shown.
  ///
  /// It doesn't say that there is no sign of a later change if there is one, or if something doesn't fit a camera's
  /// own file.
  public func limit(in language: Language) -> String {
    if restsOnSignature { return MessageKey.verdictLimitSigned.text(in: language) }
    if verdict.kind == .resaved, flags.contains(where: { Self.inPicture.contains($0.id) }) {
      return MessageKey.verdictResavedLimitDespite.text(in: language)
    }
    if [.resaved, .undetermined].contains(verdict.kind), hasOtherSize {
      return MessageKey.verdictLimitSizes.text(in: language)
    }
    // What was added has a limit of its own, and nothing else was found.
    guard verdict.kind == .undetermined, verdict.by != VerdictRule.metadataAdded.id else {
      return verdict.limit(in: language)
    }
    if flags.contains(where: speaksOfChange) {
      return MessageKey.verdictUndeterminedLimitDespite.text(in: language)
    }
    guard flags.contains(where: fitsNoCamera) else { return verdict.limit(in: language) }
    return MessageKey(id: "verdict.undetermined.limitUnlike")?.text(in: language) ?? ""
  }

  /// Returns the same for a place beside the sentence of the verdict; empty if the sentence says it itself.
  package func limitBesideSentence(in language: Language) -> String {
    let limit = limit(in: language)
    let isSaid = Self.sayingTheirLimit.contains(verdict.by) && limit == verdict.limit(in: language)
    return isSaid ? "" : limit
  }

  /// The rules of the verdicts whose sentences end with what the verdict doesn't mean.
  private static let sayingTheirLimit: Set<String> = [
    VerdictRule.copy.id, VerdictRule.damaged.id, VerdictRule.incomplete.id, VerdictRule.metadataRewritten.id,
    VerdictRule.savedAgain.id, VerdictRule.statedPlatform.id,
  ]

  /// Whether a stated size isn't the picture's.
  var hasOtherSize: Bool { flags.contains { VerdictRule.otherSizes.contains($0.id) } }

  /// The flags found in the picture itself that mean more than that it was saved again.
  private static let inPicture: [FlagID] = [.areaEven, .areaRepeated]

  /// Whether a step that settles the verdict was signed, with a valid signature that a trust anchor vouches for.
  ///
  /// Statements of a manifest inside the signed one count if the same name signed both.
  private var restsOnSignature: Bool {
    guard let validation = credentials?.validation, let fact = verdict.rule?.fact,
      CredentialJudgement(validation: validation).isTrusted, let signer = validation.manifests.last?.signer
    else { return false }
    let signed = validation.manifests.filter { $0.signer == signer }.flatMap(\.actions)
    let stating: [FlagID] = [.credentialsEdited, .credentialsAIEdited, .credentialsGenerated]
    return flags.contains { flag in
      guard stating.contains(flag.id), flag.settled == fact else { return false }
      let action = FlagValues(json: flag.detail.parameters).text("action")
      return signed.contains { $0.name == action }
    }
  }

  /// Whether a flag indicates a later change: its type is `isEdited`, or it is a warning about the content that has a
  /// weight, or that the container rearranges or changes the picture.
  private func speaksOfChange(_ flag: OriginalityFlag) -> Bool {
    // Too few measured files had rearranged tiles, or a picture that the container changes, to fit a weight.
    let isComposed = flag.id == .tilesRearranged || flag.id == .pictureRecomposed
    return flag.type == .isEdited
      || flag.type == .warning && flag.concern == .content && (flag.weight < 0 || isComposed)
  }

  /// Whether a flag is a warning that a bound is based on, or one with a weight that is about more than metadata, or is
  /// among those of `unseenNeverGreen`, whether or not that bounded the score.
  private func fitsNoCamera(_ flag: OriginalityFlag) -> Bool {
    guard flag.type == .warning, flag.id != .pictureRefused else { return false }
    if bounded?.standsOn(flag.id) == true { return true }
    return flag.weight < 0
      && (flag.concern != .metadata || ScoreBound.unseenNeverGreen.flags.contains(flag.id))
  }
}

extension Verdict {
  /// Returns the verdict in a few words, for a column or a heading.
  ///
  /// Unlike ``Kind``, it tells a file whose metadata alone was rewritten from one that was saved again.
  public func name(in language: Language) -> String {
    MessageKey(id: "verdict.\(by).name")?.text(in: language) ?? kind.name(in: language)
  }

  /// Returns every name that a verdict of this version can have.
  package static func names(in language: Language) -> [String] {
    let own = VerdictRule.all.compactMap { MessageKey(id: "verdict.\($0.id).name")?.text(in: language) }
    return Kind.allCases.map { $0.name(in: language) } + own
  }
}

extension Verdict.Kind {
  /// Returns the kind in one or two words; its `rawValue` if there are no words for it.
  ///
  /// For the verdict of one file, show ``Verdict/name(in:)`` instead.
  public func name(in language: Language) -> String {
    MessageKey(id: "verdict.\(rawValue).name")?.text(in: language) ?? rawValue
  }

  /// Returns the kind in words that are true of every file of this kind, for a count or a list of choices.
  package func nameOfAll(in language: Language) -> String {
    MessageKey(id: "verdict.\(rawValue).all.name")?.text(in: language) ?? name(in: language)
  }
}

extension Verdict.Kind {
  /// The most general sentence for a kind.
  fileprivate var sentenceKey: MessageKey {
    switch self {
    case .cameraOriginal: .verdictConsistentWithCameraSentence
    case .edited: .verdictPictureChangedSentence
    case .resaved: .verdictSavedAgainSentence
    case .platformCopy: .verdictStatedPlatformSentence
    case .aiGenerated: .verdictStatedGeneratedSentence
    case .screenshot: .verdictStatedScreenshotSentence
    case .copy: .verdictCopySentence
    case .stripped: .verdictStrippedSentence
    case .incomplete: .verdictIncompleteSentence
    case .undetermined: .verdictNothingSettledSentence
    }
  }
}
