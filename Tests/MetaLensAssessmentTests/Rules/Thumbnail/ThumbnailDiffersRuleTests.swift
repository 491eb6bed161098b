import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct ThumbnailDiffersRuleTests {
  @Test func raised() throws {
    let findings = try findings(
      by: .thumbnailDiffers, on: .pictured(ExamplePhoto.otherScene, thumbnail: ExamplePhoto.scene))
    #expect(findings.map(\.id) == [.thumbnailDiffers])
    #expect(findings.first?.evidence.first?.offset != nil)
  }

  @Test(arguments: [
    ExamplePhoto.camera(),
    ExamplePhoto.pictured(thumbnail: ExamplePhoto.scene),
    ExamplePhoto.pictured(thumbnail: { _, _ in 90 }),
    ExamplePhoto.pictured(thumbnail: { ExamplePhoto.scene(39 - $0, $1) }),
    // Damage makes another picture of it, which says nothing of the thumbnail.
    ExamplePhoto.pictured(thumbnail: ExamplePhoto.otherScene).damaged(),
  ])
  func notRaised(photo: ExamplePhoto) throws {
    #expect(try MetaLensAssessmentTests.raised(by: .thumbnailDiffers, on: photo).isEmpty)
  }
}
