import MetaLensSamples
import MetaLensFacts
import Testing

@testable import MetaLensAssessment

struct SourceTypeStatedRuleTests {
  @Test(arguments: [
    ("digitalCapture", SourceTypeMeaning.capture), ("computationalCapture", .capture),
    ("negativeFilm", .scan),
    ("positiveFilm", .scan), ("print", .scan), ("digitalCreation", .made), ("digitalArt", .made),
    ("humanEdits", .edited), ("minorHumanEdits", .edited), ("composite", .edited),
    ("compositeCapture", .edited),
  ])
  func raisedFor(term: String, meaning: SourceTypeMeaning) throws {
    let found = try findings(by: .sourceTypeStated, on: .sourceType(term))
    #expect(
      found.map(\.detail) == [
        .flag(
          .sourceTypeStated, ["term": term, "meaning": meaning, "place": "XMP Iptc4xmpExt:DigitalSourceType"])
      ])
    #expect(found.first?.detail.type == .information)
  }

  @Test(arguments: ["screenCapture", "trainedAlgorithmicMedia", "algorithmicMedia", ""])
  func notRaisedFor(term: String) throws {
    #expect(try raised(by: .sourceTypeStated, on: .sourceType(term)).isEmpty)
  }
}
