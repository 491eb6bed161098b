import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct PlatformFileNameRuleTests {
  @Test(arguments: [
    ("IMG-20220530-WA0001.jpg", "platform", "WhatsApp (Android)"),
    ("Bildschirmfoto 2023-05-30 um 10.11.12.png", "screenshot", "de"),
    ("holiday-edited.jpg", "edited", ""), ("DSC_0001 - Kopie.JPG", "edited", ""),
    ("shutterstock_123456.jpg", "stock", "Shutterstock"),
    ("ComfyUI_00012_.png", "generator", "ComfyUI"),
  ])
  func raised(name: String, kind: String, meaning: String) throws {
    let found = try MetaLensAssessmentTests.raised(by: .platformFileName, on: .camera().called(name))
    #expect(found == [.flag(.platformFileName, ["kind": kind, "meaning": meaning])])
  }

  @Test(arguments: ["IMG_20220530_101112.jpg", "DSC_0001.JPG", "WhatsApp.jpg", "screenshot.png"])
  func notRaised(name: String) throws {
    #expect(try MetaLensAssessmentTests.raised(by: .platformFileName, on: .camera().called(name)).isEmpty)
  }

  @Test(arguments: [
    "IMG-20220530-WA0001 (1).jpg", "IMG-20220530-WA0001 - Kopie.jpg", "Copy of IMG-20220530-WA0001.jpg",
  ])
  func aCopyOfAMessengersFileIsBoth(name: String) throws {
    let found = try MetaLensAssessmentTests.raised(by: .platformFileName, on: .camera().called(name))
    #expect(
      found == [
        .flag(.platformFileName, ["kind": "platform", "meaning": "WhatsApp (Android)"]),
        .flag(.platformFileName, ["kind": "edited", "meaning": ""]),
      ])
  }

  @Test func notRaisedWithoutAName() throws {
    #expect(try MetaLensAssessmentTests.raised(by: .platformFileName, on: .camera()).isEmpty)
  }

  @Test func aNameChangesNoScore() {
    let flagWeights = ScoreModel.shipped.flagWeights
    #expect(flagWeights[.platformFileName]?.weights == ScoreModel.DepthValues())
    #expect(flagWeights[.fileNameDateDiffers]?.weights == ScoreModel.DepthValues())
  }
}
