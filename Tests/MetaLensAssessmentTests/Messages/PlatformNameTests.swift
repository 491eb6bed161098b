import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct PlatformNameTests {
  /// A sentence about one platform doesn't list two; the value is unchanged, since clients read it.
  @Test(arguments: Language.allCases) func namesOneOrTheOther(language: Language) {
    let name = "Facebook, Instagram"
    let details: [OriginalityFlag.FlagDetail] = [
      .flag(.platformMark, ["platform": name, "text": "FBMD"]),
      .flag(.platformLayout, ["platform": name, "features": "x"]),
      .flag(.platformFileName, ["kind": "platform", "meaning": name]),
    ]
    for detail in details {
      let text = detail.description(in: language)
      #expect(text.contains("Facebook/Instagram") && !text.contains(name), "\(text)")
      #expect(detail.parameters.values.contains { $0.stringValue == name })
    }
  }

  @Test func anotherNameStays() {
    let detail = OriginalityFlag.FlagDetail.flag(.platformMark, ["platform": "Flickr", "text": "x"])
    #expect(detail.description(in: .english).contains("Flickr"))
  }
}
