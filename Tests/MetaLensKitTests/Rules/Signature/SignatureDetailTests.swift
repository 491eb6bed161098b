import Testing

@testable import MetaLensKit

@Suite struct SignatureDetailTests {
  private static let difference = CameraDifference(
    feature: .layout, seen: "a", expected: "b", files: 3, knownBy: .model)

  @Test(arguments: [
    SignatureDetail.agrees(make: "M", model: "N", knownBy: .maker, files: 4),
    .differs(make: "M", model: "N", differences: [difference, difference]),
    .unusual(make: "M", model: "N", differences: [difference]), .unknown(make: "M", model: "N"),
  ])
  func comesBack(detail: SignatureDetail) {
    let whole = OriginalityFlag.FlagDetail.signature(detail)
    #expect(OriginalityFlag.FlagDetail(id: whole.id, parameters: whole.parameters) == whole)
  }

  @Test func aFeatureOfANewerVersionIsKeptAsItCame() {
    let parameters: [String: JSONValue] = [
      "make": .string("M"), "model": .string("N"),
      "differences": .array([.object(["feature": .string("newer")])]),
    ]
    let detail = OriginalityFlag.FlagDetail(id: "cameraFileDiffers", parameters: parameters)
    #expect(detail == .other(id: "cameraFileDiffers", parameters: parameters))
  }

  @Test(arguments: Language.allCases) func textsSayWhoseFilesAreKnown(language: Language) {
    func text(_ levels: [CameraKnownBy]) -> String {
      let differences = levels.map {
        CameraDifference(feature: .layout, seen: "a", expected: "b", files: 3, knownBy: $0)
      }
      return OriginalityFlag.FlagDetail.signature(.differs(make: "M", model: "N", differences: differences))
        .description(in: language)
    }
    #expect(text([.model]).contains(MessageKey.signatureKnownModelText.text(in: language)))
    #expect(text([.maker]).contains(MessageKey.signatureKnownMakerText.text(in: language)))
    #expect(text([.model, .maker]).contains(MessageKey.signatureKnownBothText.text(in: language)))
  }

  @Test(arguments: Language.allCases) func everyLanguageNamesWhatDiffers(language: Language) {
    for feature in CameraFeature.allCases where feature.isEncoder {
      let difference = CameraDifference(
        feature: feature, seen: "SEEN", expected: "KNOWN", files: 7, knownBy: .maker)
      let text = OriginalityFlag.FlagDetail
        .signature(.differs(make: "Canon", model: "Canon X", differences: [difference]))
        .description(in: language)
      for part in ["SEEN", "KNOWN", "7", feature.name(in: language)] { #expect(text.contains(part)) }
      #expect(!text.contains("Canon Canon"))
    }
  }
}
