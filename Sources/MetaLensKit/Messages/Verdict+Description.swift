extension Verdict {
  /// What the file is, to be read aloud; how sure that is stands in ``confidence``.
  public func sentence(in language: Language) -> String { sentenceKey.text(in: language) }

  private var sentenceKey: MessageKey {
    switch kind {
    case .cameraOriginal: .verdictCameraOriginalSentence
    case .edited: .verdictEditedSentence
    case .resaved: .verdictResavedSentence
    case .platformCopy: .verdictPlatformCopySentence
    case .aiGenerated: .verdictAiGeneratedSentence
    case .screenshot: .verdictScreenshotSentence
    case .undetermined:
      switch by {
      case VerdictRule.nothingToGoOn.id: .verdictNothingToGoOnSentence
      case VerdictRule.formatUnmeasured.id: .verdictFormatUnmeasuredSentence
      default: .verdictUndeterminedSentence
      }
    }
  }
}
