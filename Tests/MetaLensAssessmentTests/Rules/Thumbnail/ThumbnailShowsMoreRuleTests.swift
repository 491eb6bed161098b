import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct ThumbnailShowsMoreRuleTests {
  @Test func raised() throws {
    let findings = try findings(
      by: .thumbnailShowsMore,
      on: .pictured({ ExamplePhoto.scene($0 * 4 / 5 + 4, $1 * 4 / 5 + 3) }, thumbnail: ExamplePhoto.scene))
    #expect(findings.map(\.id) == [.thumbnailShowsMore])
    #expect(findings.first?.evidence.first?.offset != nil)
  }

  /// A Pixel's thumbnail comes from another frame, and may show slightly more.
  @Test(arguments: [("Google", 90, 0, false), ("Google", 75, 5, true), ("Canon", 90, 0, true)])
  func ofAPixelALittleMoreSaysNothing(make: String, percent: Int, margin: Int, isRaised: Bool) throws {
    let photo = ExamplePhoto.pictured(
      { ExamplePhoto.scene($0 * percent / 100 + margin, $1 * percent / 100 + margin) },
      thumbnail: ExamplePhoto.scene, make: make)
    #expect(try MetaLensAssessmentTests.raised(by: .thumbnailShowsMore, on: photo).isEmpty == !isRaised)
  }

  @Test(arguments: [
    ExamplePhoto.camera(),
    ExamplePhoto.pictured(thumbnail: ExamplePhoto.scene),
    ExamplePhoto.pictured(thumbnail: ExamplePhoto.otherScene),
  ])
  func notRaised(photo: ExamplePhoto) throws {
    #expect(try MetaLensAssessmentTests.raised(by: .thumbnailShowsMore, on: photo).isEmpty)
  }
}
