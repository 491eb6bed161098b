import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct AppleAdjustmentsRuleTests {
  @Test func raisedForItsNamespace() throws {
    let photo = ExamplePhoto.camera(xmp: "<aas:AffineA>1</aas:AffineA><aas:Curve1x>0</aas:Curve1x>")
    let findings = try findings(by: .appleAdjustments, on: photo)
    #expect(findings.map(\.detail) == [.flag(.appleAdjustments, ["values": "AffineA, Curve1x"])])
    #expect(findings.first?.evidence.count == 2)
  }

  @Test func raisedForAppleNoteAlone() throws {
    let values = [
      MakerNoteFacts.Value(.edited, tag: 0x1B, name: "PhotosRenderEffect", text: "2", offset: 900)
    ]
    for (maker, count) in [("Apple", 1), ("Nikon", 0)] {
      var facts = MetadataFacts()
      facts.makerNote = MakerNoteFacts(maker: maker, offset: 800, byteCount: 200, values: values)
      #expect(historyFindings(by: .appleAdjustments, facts).count == count)
    }
  }
}
