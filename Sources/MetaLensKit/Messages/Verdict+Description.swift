extension Verdict {
  /// What the file is, to be read aloud; how sure that is stands in ``confidence``.
  public func sentence(in language: Language) -> String {
    // A predicate of a newer version has no words here: its kind's do.
    let key = MessageKey(id: "verdict.\(by).sentence") ?? kind.sentenceKey
    return key.text(in: language)
  }

  /// What to do next, where the verdict leaves one thing to do; nil otherwise.
  public func nextStep(in language: Language) -> String? {
    MessageKey(id: "verdict.\(kind.rawValue).next")?.text(in: language)
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
