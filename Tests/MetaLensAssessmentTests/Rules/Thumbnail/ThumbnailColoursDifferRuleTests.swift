import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct ThumbnailColoursDifferRuleTests {
  private typealias Chroma = (blue: Int, red: Int)

  private static func photo(_ change: @escaping (Int, Int) -> (blue: Int, red: Int)) -> ExamplePhoto {
    .coloured(
      { column, row in
        let hue = ExamplePhoto.hues(column, row)
        return change(hue.blue, hue.red)
      }, thumbnail: ExamplePhoto.hues)
  }

  /// A change of the colours, and the text that describes it.
  @Test(arguments: [
    (photo { ($0 * 5 / 4, $1 * 5 / 4) }, "stronger"), (photo { ($0 * 2, $1 * 2) }, "stronger"),
    (photo { ($0 / 2, $1 / 2) }, "paler"), (photo { _, _ in (0, 0) }, "paler"),
    (photo { ($0 - 8, $1) }, "shifted"), (photo { ($0, $1 - 8) }, "shifted"),
    // Rotated by 30 degrees.
    (photo { (($0 * 87 - $1 * 50) / 100, ($1 * 87 + $0 * 50) / 100) }, "shifted"),
  ])
  func raised(photo: ExamplePhoto, text: String) throws {
    let findings = try findings(by: .thumbnailColoursDiffer, on: photo)
    #expect(findings.map(\.id) == [.thumbnailColoursDiffer])
    #expect(findings.first?.evidence.first?.offset != nil)
    let values = try #require(findings.first?.values)
    #expect(findings.first?.flag.variant(values) == text)
    #expect(try MetaLensAssessmentTests.raised(by: .thumbnailMatches, on: photo).isEmpty)
  }

  /// A thumbnail without colour has no saturation with which another could be compared.
  @Test func aGreyThumbnailIsNoMeasure() throws {
    let photo = ExamplePhoto.coloured({ _, _ in (20, -20) }, thumbnail: { _, _ in (0, 0) })
    let found = try findings(by: .thumbnailColoursDiffer, on: photo)
    #expect(
      found.first?.values.json == ["saturation": .integer(100), "blue": .integer(20), "red": .integer(-20)])
  }

  @Test(arguments: [
    photo { ($0, $1) }, photo { ($0 * 11 / 10, $1 * 11 / 10) }, photo { ($0 * 8 / 10, $1 * 8 / 10) },
    photo { ($0 + 4, $1 - 4) },
    // Exchanged, as in one phone's thumbnails: that is reported, but isn't evidence.
    photo { ($1, $0) },
    .camera(), .pictured(thumbnail: ExamplePhoto.scene), .pictured(thumbnail: ExamplePhoto.otherScene),
    // Hardly any colour in either.
    .coloured({ column, _ in (column % 3, 1) }, thumbnail: { _, row in (row % 2, 0) }),
  ])
  func notRaised(photo: ExamplePhoto) throws {
    #expect(try MetaLensAssessmentTests.raised(by: .thumbnailColoursDiffer, on: photo).isEmpty)
  }
}
