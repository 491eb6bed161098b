import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensKit

@Suite struct ThumbnailShowsMoreRuleTests {
  @Test func raised() throws {
    let findings = try findings(
      by: .thumbnailShowsMore,
      on: .pictured({ ExamplePhoto.scene($0 * 4 / 5 + 4, $1 * 4 / 5 + 3) }, thumbnail: ExamplePhoto.scene))
    #expect(findings.map(\.id) == [.thumbnailShowsMore])
    #expect(findings.first?.evidence.first?.offset != nil)
  }

  @Test(arguments: [
    ExamplePhoto.camera(),
    ExamplePhoto.pictured(thumbnail: ExamplePhoto.scene),
    ExamplePhoto.pictured(thumbnail: ExamplePhoto.otherScene),
  ])
  func notRaised(photo: ExamplePhoto) throws {
    #expect(try MetaLensKitTests.raised(by: .thumbnailShowsMore, on: photo).isEmpty)
  }
}
