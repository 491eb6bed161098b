import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct AIEditedRuleTests {
  @Test(arguments: ["compositeWithTrainedAlgorithmicMedia", "compositeSynthetic"])
  func raisedFor(term: String) throws {
    #expect(
      try raised(by: .aiEdited, on: .sourceType(term)) == [
        .flag(
          .aiEdited,
          ["statement": AIStatement.sourceType, "value": term, "place": "XMP Iptc4xmpExt:DigitalSourceType"])
      ])
  }

  @Test(arguments: ["Edited with Google AI", "Apple Photos Clean Up"])
  func raisedForCredit(credit: String) throws {
    let found = try findings(by: .aiEdited, on: .camera(iptc: [(2, 110, credit)]))
    #expect(
      found.map(\.detail) == [
        .flag(.aiEdited, ["statement": AIStatement.credit, "value": credit, "place": "IPTC 2:110"])
      ])
    #expect(found.first?.evidence.first?.offset != nil)
  }

  @Test(arguments: ["composite", "humanEdits", "trainedAlgorithmicMedia", "digitalCapture"])
  func notRaisedFor(term: String) throws {
    #expect(try raised(by: .aiEdited, on: .sourceType(term)).isEmpty)
  }

  @Test(arguments: [#"{"genAIType":0}"#, "{}", "genAIType"]) func notRaisedForRecord(record: String) throws {
    let photo = ExamplePhoto.trailed(
      ExamplePhoto.samsungTrailer("PhotoEditor_Re_Edit_Data", record), make: "samsung")
    #expect(try raised(by: .aiEdited, on: photo).isEmpty)
  }
}
