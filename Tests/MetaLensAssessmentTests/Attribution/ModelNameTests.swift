import Testing

@testable import MetaLensAssessment

struct ModelNameTests {
  @Test(arguments: [
    ("Canon EOS 40D", "EOS 40D", true), ("NIKON D90", "D90", true), ("C40Z,D40Z", "D40Z", true),
    ("SM-S931U", "Galaxy S25", true), ("GFX 100S", "GFX100S", true), ("", "D90", true),
    ("Canon EOS 40D", "Canon EOS 50D", false), ("iPhone 14", "iPhone 15", false),
    ("Galaxy S25", "Galaxy S24", false), ("D9", "D90", false),
  ])
  func agrees(first: String, second: String, expected: Bool) {
    #expect(ModelName(first, make: "NIKON Canon").agrees(with: ModelName(second)) == expected)
    #expect(ModelName(second).agrees(with: ModelName(first, make: "NIKON Canon")) == expected)
  }

  @Test(arguments: [
    ("NIKON", "NIKON CORPORATION", true), ("OLYMPUS IMAGING CORP.", "Olympus Corporation", true),
    ("KONICA MINOLTA", "Minolta Co., Ltd.", true), ("Canon", "Nikon", false), ("", "Nikon", true),
  ])
  func makers(first: String, second: String, expected: Bool) {
    #expect(ModelName.isSameMaker(first, second) == expected)
  }
}
