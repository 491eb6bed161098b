import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct PhotoshopTextLayersRuleTests {
  @Test(arguments: ["LayerName", "LayerText"])
  func namesTheFirst(field: String) throws {
    let photo = ExamplePhoto.camera(
      xmp:
        "<photoshop:TextLayers><rdf:Bag><rdf:li photoshop:\(field)=\"Paris\"/></rdf:Bag></photoshop:TextLayers>"
    )
    #expect(
      try raised(by: .photoshopTextLayers, on: photo) == [
        .flag(.photoshopTextLayers, ["count": 1, "first": "Paris"])
      ])
  }

  @Test(arguments: ["<photoshop:Headline>Paris</photoshop:Headline>", "<dc:TextLayers>Paris</dc:TextLayers>"])
  func notRaisedFor(xmp: String) throws {
    #expect(try raised(by: .photoshopTextLayers, on: .camera(xmp: xmp)).isEmpty)
  }
}
