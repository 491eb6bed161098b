import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct CodedDataOddRuleTests {
  /// The decoder reads some bytes ahead, and warns about those that aren't needed.
  @Test(arguments: [12, 20, 24]) func raisedForAFewBytesThatAreNoData(count: Int) throws {
    let found = try raised(by: .codedDataOdd, on: ExamplePhoto.camera().withBytesBeforeEnd(count))
    #expect(
      found == [
        .flag(
          .codedDataOdd, ["warning": "Corrupt JPEG data: \(count - 7) extraneous bytes before marker 0xd9"])
      ])
  }

  /// A warning about a JFIF header of an unknown revision comes first, but isn't reported.
  @Test func whatIsSaidOfTheHeaderIsNotTold() throws {
    let header = JPEGBuilder.segment(0xE0, Array("JFIF\u{0}".utf8) + [2, 1, 0, 0, 1, 0, 1, 0, 0])
    #expect(try raised(by: .codedDataOdd, on: ExamplePhoto.camera().inserting(header)).isEmpty)
    let found = try findings(
      by: .codedDataOdd, on: ExamplePhoto.camera().inserting(header).withBytesBeforeEnd(20))
    #expect(found.first?.values.text("warning")?.contains("extraneous bytes") == true)
  }

  /// If data are certainly damaged or missing, another flag says that the file is incomplete.
  @Test func notRaisedForDamageOrASoundPicture() throws {
    let bytes = CoefficientPicture.shades(columns: 40, rows: 30) { 4 * $0 + 2 * $1 }.build()
    for photo in [ExamplePhoto(bytes), ExamplePhoto(bytes).damaged(), .camera().cut(by: 2)] {
      #expect(try raised(by: .codedDataOdd, on: photo).isEmpty)
    }
  }
}
