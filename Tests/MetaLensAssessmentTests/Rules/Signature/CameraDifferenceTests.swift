import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct CameraDifferenceTests {
  @Test(arguments: Language.allCases) func textsSayWhoseFilesAreKnown(language: Language) {
    func text(_ levels: [ReferenceScope]) -> String {
      let differences = levels.map {
        CameraDifference(feature: .layout, seen: "a", expected: "b", files: 3, knownBy: $0)
      }
      return OriginalityFlag.FlagDetail.flag(
        .cameraFileDiffers, ["make": "M", "model": "N", "differences": differences]
      )
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
        .flag(.cameraFileDiffers, ["make": "Canon", "model": "Canon X", "differences": [difference]])
        .description(in: language)
      for part in ["SEEN", "KNOWN", "7", feature.name(in: language)] { #expect(text.contains(part)) }
      #expect(!text.contains("Canon Canon"))
    }
  }
}
