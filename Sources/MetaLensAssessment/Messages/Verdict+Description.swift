extension Verdict {
  /// What the file is, to be read aloud; how sure that is stands in ``confidence``.
  ///
  /// ``OriginalityReport/sentence(in:)`` says it with what the report holds back: that it is only probable, or that not
  /// everything fits.
  public func sentence(in language: Language) -> String { sentence(in: language, worded: .plain) }

  /// The same as a report words it.
  func sentence(in language: Language, worded wording: VerdictWording) -> String {
    // No wording has a full stop in it: no two verdicts' names are kept as one.
    let key = Self.sentences.value(of: by + "." + wording.rawValue) { wording.key("sentence", of: by) }
    // A predicate of a newer version has no words here: its kind's do.
    return (key ?? kind.sentenceKey).text(in: language)
  }

  // Asked for with every report: building a name and looking it up costs ten times as much.
  private static let sentences = LookupMemory<MessageKey?>()
  private static let nextSteps = LookupMemory<MessageKey?>()

  /// What to do next; nil only for a kind that this version has no words for.
  public func nextStep(in language: Language) -> String? {
    // Predicates of one name have one kind: what was looked up is kept by the name.
    Self.nextSteps.value(of: by) {
      MessageKey(id: "verdict.\(by).next") ?? MessageKey(id: "verdict.\(kind.rawValue).next")
    }?.text(in: language)
  }

  /// The verdict in one short sentence, without its reasons, as a report words it.
  func answer(in language: Language, worded wording: VerdictWording = .plain) -> String {
    wording.key("answer", of: by)?.text(in: language) ?? sentence(in: language, worded: wording)
  }

  /// What the verdict doesn't mean.
  package func limit(in language: Language) -> String {
    let key = MessageKey(id: "verdict.\(by).limit") ?? MessageKey(id: "verdict.\(kind.rawValue).limit")
    return key?.text(in: language) ?? ""
  }
}

extension OriginalityReport {
  /// What the file is, to be read aloud: the verdict with what the report holds back, such as that it is only probable.
  public func sentence(in language: Language) -> String {
    verdict.sentence(in: language, worded: wording)
  }

  /// The verdict in one short sentence, which doesn't say that nothing was found where something was.
  package func answer(in language: Language) -> String {
    verdict.answer(in: language, worded: wording)
  }
}

extension OriginalityReport {
  /// What to do next: to get the JPEG back that a JPEG XL was losslessly made of, where there is one, before any other
  /// file is asked for.
  package func nextStep(in language: Language) -> String? {
    restoring?.text(in: language) ?? verdict.nextStep(in: language)
  }

  /// The step that gets back the JPEG that the file was made of; nil if it is none, or nothing that helps.
  var restoring: MessageKey? {
    let kinds: [Verdict.Kind] = [.copy, .resaved, .stripped, .undetermined]
    guard kinds.contains(verdict.kind), flags.contains(where: { $0.id == .holdsJPEG }) else { return nil }
    return .verdictNextHoldsJPEG
  }
}

extension OriginalityReport {
  /// What the verdict doesn't mean; where something speaks of a later change, or doesn't fit a camera's own file, not
  /// that there is no sign of one.
  package func limit(in language: Language) -> String {
    if restsOnSignature { return MessageKey.verdictLimitSigned.text(in: language) }
    if verdict.kind == .resaved, flags.contains(where: { Self.inPicture.contains($0.id) }) {
      return MessageKey.verdictResavedLimitDespite.text(in: language)
    }
    guard verdict.kind == .undetermined else { return verdict.limit(in: language) }
    if flags.contains(where: speaksOfChange) {
      return MessageKey.verdictUndeterminedLimitDespite.text(in: language)
    }
    guard flags.contains(where: fitsNoCamera) else { return verdict.limit(in: language) }
    return MessageKey(id: "verdict.undetermined.limitUnlike")?.text(in: language) ?? ""
  }

  /// What was found in the picture itself, and says of it more than that it was saved again.
  private static let inPicture: [FlagID] = [.areaEven, .areaRepeated]

  /// Whether a step that settles the verdict was signed, and a trust anchor vouches for a signature that holds.
  ///
  /// What a manifest states that went into the signed one counts where the same name signed both.
  private var restsOnSignature: Bool {
    guard let validation = credentials?.validation, let fact = VerdictRule.fact(of: verdict.by),
      CredentialJudgement(validation: validation).isTrusted, let signer = validation.manifests.last?.signer
    else { return false }
    let signed = validation.manifests.filter { $0.signer == signer }.flatMap(\.actions)
    let stating: [FlagID] = [.credentialsEdited, .credentialsAIEdited, .credentialsGenerated]
    return flags.contains { flag in
      guard stating.contains(flag.id), flag.declaration?.settles == fact else { return false }
      let action = FlagValues(json: flag.detail.parameters).text("action")
      return signed.contains { $0.name == action }
    }
  }

  /// Whether a flag speaks of a later change: it accuses, or warns that the picture and what shows it differ.
  private func speaksOfChange(_ flag: OriginalityFlag) -> Bool {
    // Too few files had tiles laid out anew, or a picture that the container changes, for a weight.
    let isComposed = flag.id == .tilesRearranged || flag.id == .pictureRecomposed
    return flag.type == .isEdited
      || flag.type == .warning && flag.concern == .content && (flag.weight < 0 || isComposed)
  }

  /// Whether a warning bounds the score, or weighs and isn't merely about what metadata state.
  private func fitsNoCamera(_ flag: OriginalityFlag) -> Bool {
    flag.type == .warning && flag.id != .pictureRefused
      && (bounded?.standsOn(flag.id) == true || flag.weight < 0 && flag.concern != .metadata)
  }
}

extension Verdict.Kind {
  /// The kind in one or two words, for a column.
  package func name(in language: Language) -> String {
    MessageKey(id: "verdict.\(rawValue).name")?.text(in: language) ?? rawValue
  }
}

extension Verdict.Kind {
  /// The most general words for a kind.
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
