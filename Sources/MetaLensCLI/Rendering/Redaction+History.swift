import MetaLensKit

extension Redaction {
  /// Texts and names of documents are anybody's, and identifiers lead to people; names of programs stay.
  static func redacted(_ detail: HistoryDetail) -> HistoryDetail {
    switch detail {
    case .step(let step): .step(redacted(step))
    case .text: .text(text: placeholder)
    case .derivedFrom: .derivedFrom(document: placeholder)
    case .ingredients(let count, _): .ingredients(count: count, first: placeholder)
    case .ancestors(let count, _): .ancestors(count: count, first: placeholder)
    case .textLayers(let count, _): .textLayers(count: count, first: placeholder)
    // A display's profile can have its owner's name.
    case .iccFromSoftware(_, let program, let make):
      .iccFromSoftware(profile: placeholder, program: program, make: make)
    case .longer, .cameraRaw, .cameraRawRetouched, .appleAdjustments, .makerNoteEdited, .toolkitForeign,
      .photoshopResources, .namespaces, .editingSoftware, .rawDevelopingSoftware:
      detail
    }
  }

  private static func redacted(_ step: HistoryStep) -> HistoryStep {
    let isWord = step.action.utf8.allSatisfy { byte in
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) || byte == UInt8(ascii: "_")
    }
    return HistoryStep(
      action: isWord ? step.action : placeholder, when: step.when.map { date($0, of: "") },
      software: step.software, changed: step.isMetadataOnly ? step.changed : nil)
  }
}
