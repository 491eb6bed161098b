import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct DocumentAncestorsRuleTests {
  @Test func countsTextsAndStructures() throws {
    let photo = ExamplePhoto.camera(
      xmp: "<photoshop:DocumentAncestors><rdf:Bag><rdf:li photoshop:AncestorID=\"a\"/><rdf:li>b</rdf:li>"
        + "</rdf:Bag></photoshop:DocumentAncestors>")
    #expect(
      try raised(by: .documentAncestors, on: photo) == [
        .flag(.documentAncestors, ["count": 2, "first": "a"])
      ])
  }

  @Test(arguments: [
    "<photoshop:SupplementalCategories><rdf:Bag><rdf:li>b</rdf:li></rdf:Bag></photoshop:SupplementalCategories>",
    "<dc:DocumentAncestors><rdf:Bag><rdf:li>b</rdf:li></rdf:Bag></dc:DocumentAncestors>",
  ])
  func notRaisedFor(xmp: String) throws {
    #expect(try raised(by: .documentAncestors, on: .camera(xmp: xmp)).isEmpty)
  }
}
