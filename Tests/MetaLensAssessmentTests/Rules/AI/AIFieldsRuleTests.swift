import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct AIFieldsRuleTests {
  @Test(arguments: ["AISystemUsed", "AISystemVersionUsed", "AIPromptInformation", "AIPromptWriterName"])
  func raisedFor(name: String) throws {
    let photo = ExamplePhoto.camera(xmp: "<Iptc4xmpExt:\(name)>x y</Iptc4xmpExt:\(name)>")
    #expect(
      try raised(by: .aiFields, on: photo) == [
        .flag(.aiFields, ["property": "Iptc4xmpExt:" + name, "value": "x y"])
      ])
  }

  @Test(arguments: ["Iptc4xmpExt:AISystem", "dc:AISystemUsed"]) func notRaisedFor(name: String) throws {
    #expect(try raised(by: .aiFields, on: .camera(xmp: "<\(name)>x</\(name)>")).isEmpty)
  }
}
