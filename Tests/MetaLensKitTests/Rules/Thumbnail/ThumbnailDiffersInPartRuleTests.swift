import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensKit

@Suite struct ThumbnailDiffersInPartRuleTests {
  private static let patched = ExamplePhoto.pictured(ExamplePhoto.patched, thumbnail: ExamplePhoto.scene)

  @Test func raised() throws {
    let findings = try findings(by: .thumbnailDiffersInPart, on: Self.patched)
    #expect(findings.map(\.detail.id) == ["thumbnailDiffersInPart"])
    #expect(findings.first?.evidence.first?.offset != nil)
    guard case .thumbnail(.differsInPart(let share, let place)) = findings.first?.detail else { return }
    #expect((2...6).contains(share))
    #expect(place.left <= 53 && place.right >= 67 && place.top <= 50 && place.bottom >= 63)
    #expect(place.left >= 44 && place.right <= 76 && place.top >= 40 && place.bottom <= 73)
  }

  @Test(arguments: [Rule.thumbnailMatches, .thumbnailDiffers])
  func theOthersAreNot(rule: Rule) throws {
    #expect(try MetaLensKitTests.raised(by: rule, on: Self.patched).isEmpty)
  }

  @Test(arguments: [
    ExamplePhoto.camera(),
    ExamplePhoto.pictured(thumbnail: ExamplePhoto.scene),
    ExamplePhoto.pictured(thumbnail: { ExamplePhoto.scene($0, $1) * 3 / 4 + 40 }),
    ExamplePhoto.pictured(thumbnail: { min(250, ExamplePhoto.scene($0, $1) * 3 / 2) }),
    ExamplePhoto.pictured(thumbnail: ExamplePhoto.otherScene),
    ExamplePhoto.pictured(thumbnail: { _, _ in 90 }),
  ])
  func notRaised(photo: ExamplePhoto) throws {
    #expect(try MetaLensKitTests.raised(by: .thumbnailDiffersInPart, on: photo).isEmpty)
  }
}
