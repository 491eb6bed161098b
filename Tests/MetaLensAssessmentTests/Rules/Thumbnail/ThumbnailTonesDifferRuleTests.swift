import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct ThumbnailTonesDifferRuleTests {
  private static func photo(_ change: @escaping (Int) -> Int) -> ExamplePhoto {
    .pictured({ change(ExamplePhoto.scene($0, $1)) }, thumbnail: ExamplePhoto.scene)
  }

  /// A change of the picture, and the text that describes it.
  @Test(arguments: [
    (photo { $0 + 12 }, "brighter"), (photo { $0 * 112 / 100 }, "brighter"),
    (photo { min(250, $0 * 5 / 4) }, "brighter"), (photo { $0 - 12 }, "darker"),
    (photo { $0 * 85 / 100 }, "darker"), (photo { $0 * $0 / 255 }, "darker"),
    (photo { ($0 - 155) * 5 / 4 + 153 }, "contrast"), (photo { ($0 - 155) * 4 / 5 + 155 }, "contrast"),
  ])
  func raised(photo: ExamplePhoto, text: String) throws {
    let findings = try findings(by: .thumbnailTonesDiffer, on: photo)
    #expect(findings.map(\.id) == [.thumbnailTonesDiffer])
    #expect(findings.first?.evidence.first?.offset != nil)
    let values = try #require(findings.first?.values)
    #expect(findings.first?.flag.variant(values) == text)
    #expect(try MetaLensAssessmentTests.raised(by: .thumbnailMatches, on: photo).isEmpty)
  }

  @Test(arguments: [
    ExamplePhoto.camera(),
    photo { $0 },
    photo { $0 + 3 },
    photo { $0 * 102 / 100 },
    photo { $0 * 98 / 100 },
    ExamplePhoto.pictured(thumbnail: ExamplePhoto.otherScene),
    ExamplePhoto.pictured(ExamplePhoto.patched, thumbnail: ExamplePhoto.scene),
    ExamplePhoto.pictured(thumbnail: { _, _ in 90 }),
  ])
  func notRaised(photo: ExamplePhoto) throws {
    #expect(try MetaLensAssessmentTests.raised(by: .thumbnailTonesDiffer, on: photo).isEmpty)
  }
}
