extension HistoryDetail {
  /// The message and its arguments; a step's is put together of messages itself.
  func message(in language: Language) -> (MessageKey, [String]) {
    switch self {
    case .step(let step):
      (
        step.isMetadataOnly ? .flagHistoryStepMetadataDescription : .flagHistoryStepDescription,
        [step.words(in: language)]
      )
    case .longer(let count): (.flagHistoryLongerDescription, [String(count)])
    case .text(let text): (.flagHistoryTextDescription, [text])
    case .derivedFrom(let document): (.flagDerivedFromDescription, [document])
    case .ingredients(let count, let first): (.flagIngredientsDescription, [String(count), first])
    case .ancestors(let count, let first): (.flagDocumentAncestorsDescription, [String(count), first])
    case .textLayers(let count, let first): (.flagPhotoshopTextLayersDescription, [String(count), first])
    case .cameraRaw(let version, _, let isCropped):
      (isCropped ? .flagCameraRawSettingsCroppedDescription : .flagCameraRawSettingsDescription, [version])
    case .cameraRawRetouched(let tools): (.flagCameraRawRetouchedDescription, [tools])
    case .appleAdjustments(let values): (.flagAppleAdjustmentsDescription, [values])
    case .makerNoteEdited(let maker, let values): (.flagMakerNoteEditedDescription, [maker, values])
    case .toolkitForeign(let toolkit, let program, let make):
      (.flagToolkitForeignDescription, [toolkit, program, make])
    case .photoshopResources(let count, let quality?):
      (.flagPhotoshopResourcesQualityDescription, [String(count), String(quality)])
    case .photoshopResources(let count, nil): (.flagPhotoshopResourcesDescription, [String(count)])
    case .iccFromSoftware(let profile, let program, let make):
      (.flagIccFromSoftwareDescription, [profile, program, make])
    case .namespaces(let programs): (.flagMetadataNamespacesDescription, [programs])
    case .editingSoftware(let software, let isMetadataOnly):
      (
        isMetadataOnly ? .flagExifEditingSoftwareMetadataDescription : .flagExifEditingSoftwareDescription,
        [software]
      )
    case .rawDevelopingSoftware(let software): (.flagExifRawDevelopingSoftwareDescription, [software])
    }
  }
}

extension HistoryStep {
  /// What was done, then when, with which program and what else is stated, in brackets.
  func words(in language: Language) -> String {
    let done =
      actionKey?.text(in: language)
      ?? MessageKey.historyActionOtherText.text(in: language, arguments: [action])
    let details = [when.map(Self.readable), software, parameters].compactMap(\.self)
    guard !details.isEmpty else { return done }
    return MessageKey.historyStepText.text(
      in: language, arguments: [done, details.joined(separator: "; ")])
  }

  /// XMP's words for actions (XMP part 2, 1.2.4.1), and those that Adobe's programs write besides.
  private var actionKey: MessageKey? {
    switch action {
    case "created": .historyActionCreatedText
    case "opened": .historyActionOpenedText
    case "edited": .historyActionEditedText
    case "saved": .historyActionSavedText
    case "converted": .historyActionConvertedText
    case "cropped": .historyActionCroppedText
    case "resized": .historyActionResizedText
    case "derived": .historyActionDerivedText
    case "printed": .historyActionPrintedText
    case "copied": .historyActionCopiedText
    case "formatted": .historyActionFormattedText
    case "versioned", "version_updated": .historyActionVersionedText
    case "produced": .historyActionProducedText
    case "filtered": .historyActionFilteredText
    case "published": .historyActionPublishedText
    default: nil
    }
  }

  /// ISO 8601 with a space for its T.
  private static func readable(_ date: String) -> String {
    String(decoding: date.utf8.map { $0 == UInt8(ascii: "T") ? UInt8(ascii: " ") : $0 }, as: UTF8.self)
  }
}
