extension HistoryDetail {
  /// The message; a step's words are put together of messages themselves.
  func message(in language: Language) -> Message {
    switch self {
    case .step(let step):
      Message(
        step.isMetadataOnly ? .flagHistoryStepMetadataDescription : .flagHistoryStepDescription,
        ["step": step.words(in: language)])
    case .longer(let count): Message(.flagHistoryLongerDescription, ["count": String(count)])
    case .text(let text): Message(.flagHistoryTextDescription, ["text": text])
    case .derivedFrom(let document): Message(.flagDerivedFromDescription, ["document": document])
    case .ingredients(let count, let first):
      Message(.flagIngredientsDescription, ["count": String(count), "first": first])
    case .ancestors(let count, let first):
      Message(.flagDocumentAncestorsDescription, ["count": String(count), "first": first])
    case .textLayers(let count, let first):
      Message(.flagPhotoshopTextLayersDescription, ["count": String(count), "first": first])
    case .cameraRaw(let version, _, let isCropped):
      Message(
        isCropped ? .flagCameraRawSettingsCroppedDescription : .flagCameraRawSettingsDescription,
        ["version": version])
    case .cameraRawRetouched(let tools): Message(.flagCameraRawRetouchedDescription, ["tools": tools])
    case .appleAdjustments(let values): Message(.flagAppleAdjustmentsDescription, ["values": values])
    case .makerNoteEdited(let maker, let values):
      Message(.flagMakerNoteEditedDescription, ["maker": maker, "values": values])
    case .toolkitForeign(let toolkit, let program, let make):
      Message(.flagToolkitForeignDescription, ["toolkit": toolkit, "program": program, "make": make])
    case .photoshopResources(let count, let quality?):
      Message(
        .flagPhotoshopResourcesQualityDescription, ["count": String(count), "quality": String(quality)])
    case .photoshopResources(let count, nil):
      Message(.flagPhotoshopResourcesDescription, ["count": String(count)])
    case .iccFromSoftware(let profile, let program, let make):
      Message(.flagIccFromSoftwareDescription, ["profile": profile, "program": program, "make": make])
    case .namespaces(let programs): Message(.flagMetadataNamespacesDescription, ["programs": programs])
    case .editingSoftware(let software, let isMetadataOnly):
      Message(
        isMetadataOnly ? .flagExifEditingSoftwareMetadataDescription : .flagExifEditingSoftwareDescription,
        ["software": software])
    case .rawDevelopingSoftware(let software):
      Message(.flagExifRawDevelopingSoftwareDescription, ["software": software])
    }
  }
}

extension HistoryStep {
  /// What was done, then when, with which program and what else is stated, in brackets.
  func words(in language: Language) -> String {
    let done =
      actionKey?.text(in: language)
      ?? Message.historyActionOtherText(action: action).text(in: language)
    let details = [when.map(Self.readable), software, parameters].compactMap(\.self)
    guard !details.isEmpty else { return done }
    return Message.historyStepText(done: done, details: details.joined(separator: "; ")).text(in: language)
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
