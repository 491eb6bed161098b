import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct ThumbnailDiffersInPartRuleTests {
  private static let patched = ExamplePhoto.pictured(ExamplePhoto.patched, thumbnail: ExamplePhoto.scene)

  @Test func raised() throws {
    let findings = try findings(by: .thumbnailDiffersInPart, on: Self.patched)
    #expect(findings.map(\.id) == [.thumbnailDiffersInPart])
    #expect(findings.first?.evidence.first?.offset != nil)
    let values = try #require(findings.first?.values)
    let edges = ["left", "right", "top", "bottom"].compactMap(values.number)
    try #require(edges.count == 4)
    #expect((2...6).contains(values.number("share") ?? 0))
    #expect((44...53).contains(edges[0]) && (67...76).contains(edges[1]))
    #expect((40...50).contains(edges[2]) && (63...73).contains(edges[3]))
  }

  /// The same shades, except for a part that is bluer and less red.
  @Test func raisedForColoursAlone() throws {
    let photo = ExamplePhoto.coloured(
      { column, row in
        let hue = ExamplePhoto.hues(column, row)
        let isThere = (20..<28).contains(column) && (14..<20).contains(row)
        return isThere ? (hue.blue + 40, hue.red - 40) : hue
      }, thumbnail: ExamplePhoto.hues)
    let values = try #require(try findings(by: .thumbnailDiffersInPart, on: photo).first?.values)
    #expect(values.text("kind") == Rule.coloursOnly)
    #expect((2...6).contains(values.number("share") ?? 0))
    #expect(
      (42...53).contains(values.number("left") ?? 0) && (63...73).contains(values.number("bottom") ?? 0))
  }

  @Test(arguments: [Rule.thumbnailMatches, .thumbnailDiffers])
  func theOthersAreNot(rule: Rule) throws {
    #expect(try MetaLensAssessmentTests.raised(by: rule, on: Self.patched).isEmpty)
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
    #expect(try MetaLensAssessmentTests.raised(by: .thumbnailDiffersInPart, on: photo).isEmpty)
  }
}
