import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct ThumbnailUnclearRuleTests {
  /// One of a single shade and the other with little more; and a thumbnail between two scenes.
  @Test(arguments: [
    (ExamplePhoto.pictured({ ExamplePhoto.scene($0, $1) / 2 + 50 }, thumbnail: { _, _ in 90 }), Rule.tooEven),
    (.pictured({ _, _ in 90 }, thumbnail: { ExamplePhoto.scene($0, $1) / 2 + 50 }), Rule.tooEven),
    (.pictured({ _, _ in 90 }, thumbnail: { _, _ in 90 }), Rule.tooEven),
    (
      .pictured(thumbnail: { (ExamplePhoto.scene($0, $1) * 3 + ExamplePhoto.otherScene($0, $1)) / 4 }),
      Rule.inBetween
    ),
  ])
  func raised(photo: ExamplePhoto, state: String) throws {
    #expect(
      try MetaLensAssessmentTests.raised(by: .thumbnailUnclear, on: photo) == [
        .flag(.thumbnailUnclear, ["state": state])
      ])
  }

  private static let exchanged = ExamplePhoto.coloured(
    { (ExamplePhoto.hues($0, $1).red, ExamplePhoto.hues($0, $1).blue) }, thumbnail: ExamplePhoto.hues)

  /// The shades agree, but the colours can't be compared, or agree only if exchanged: that isn't a match.
  @Test(arguments: [
    (ExamplePhoto.coloured(ExamplePhoto.hues, thumbnail: nil), Rule.colourless), (exchanged, Rule.exchanged),
  ])
  func coloursThatSayNothingAreNoMatch(photo: ExamplePhoto, state: String) throws {
    #expect(
      try MetaLensAssessmentTests.raised(by: .thumbnailUnclear, on: photo) == [
        .flag(.thumbnailUnclear, ["state": state])
      ])
    for rule in [Rule.thumbnailMatches, .thumbnailColoursDiffer, .thumbnailDiffersInPart] {
      #expect(try MetaLensAssessmentTests.raised(by: rule, on: photo).isEmpty)
    }
  }

  /// A Sony phone exchanges the colours in its thumbnails; a grey picture has no colours to lose.
  @Test(arguments: [
    ExamplePhoto.coloured(
      { (ExamplePhoto.hues($0, $1).red, ExamplePhoto.hues($0, $1).blue) }, thumbnail: ExamplePhoto.hues,
      make: "Sony"), .coloured({ _, _ in (0, 0) }, thumbnail: nil),
    .coloured({ _, _ in (0, 0) }, thumbnail: { _, _ in (0, 0) }),
  ])
  func theseAreAMatch(photo: ExamplePhoto) throws {
    #expect(try MetaLensAssessmentTests.raised(by: .thumbnailUnclear, on: photo).isEmpty)
    #expect(try MetaLensAssessmentTests.raised(by: .thumbnailMatches, on: photo).count == 1)
  }

  @Test(arguments: [
    ExamplePhoto.camera(), .pictured(thumbnail: ExamplePhoto.scene),
    .pictured(thumbnail: ExamplePhoto.otherScene),
    .pictured(thumbnail: { ExamplePhoto.scene(39 - $0, $1) }),
    .pictured(thumbnail: { _, _ in 90 }).damaged(),
    // Both have their own flags.
    .pictured(thumbnail: { _, _ in 90 }), .pictured({ _, _ in 90 }, thumbnail: ExamplePhoto.scene),
  ])
  func notRaised(photo: ExamplePhoto) throws {
    #expect(try MetaLensAssessmentTests.raised(by: .thumbnailUnclear, on: photo).isEmpty)
  }
}
