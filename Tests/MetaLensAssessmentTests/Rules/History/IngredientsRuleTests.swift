import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct IngredientsRuleTests {
  @Test func countsAndNamesTheFirst() throws {
    let items = ["stRef:filePath=\"sky.jpg\"", "stRef:documentID=\"b\""].map { "<rdf:li \($0)/>" }.joined()
    let photo = ExamplePhoto.camera(xmp: "<xmpMM:Ingredients><rdf:Bag>\(items)</rdf:Bag></xmpMM:Ingredients>")
    #expect(
      try raised(by: .ingredients, on: photo) == [.flag(.ingredients, ["count": 2, "first": "sky.jpg"])])
  }

  @Test(arguments: [
    "<xmpMM:Pantry><rdf:Bag><rdf:li stRef:documentID=\"b\"/></rdf:Bag></xmpMM:Pantry>",
    "<xmpMM:Ingredients><rdf:Bag><rdf:li/></rdf:Bag></xmpMM:Ingredients>",
  ])
  func notRaisedFor(xmp: String) throws {
    #expect(try raised(by: .ingredients, on: .camera(xmp: xmp)).isEmpty)
  }
}
