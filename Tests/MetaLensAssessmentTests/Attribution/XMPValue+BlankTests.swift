import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct XMPValueBlankTests {
  @Test(arguments: [
    ("<dc:title> </dc:title>", true), ("<dc:title>a</dc:title>", false),
    ("<dc:title><rdf:Alt><rdf:li> </rdf:li><rdf:li/></rdf:Alt></dc:title>", true),
    ("<dc:title><rdf:Alt><rdf:li> </rdf:li><rdf:li>a</rdf:li></rdf:Alt></dc:title>", false),
    ("<dc:title rdf:parseType=\"Resource\"><dc:type> </dc:type></dc:title>", true),
    ("<dc:title rdf:parseType=\"Resource\"><dc:type> </dc:type><dc:format>a</dc:format></dc:title>", false),
    (
      "<dc:title><rdf:Bag><rdf:li rdf:parseType=\"Resource\"><dc:type>a</dc:type></rdf:li></rdf:Bag></dc:title>",
      false
    ),
  ])
  func isWhatShowsNoText(xmp: String, isBlank: Bool) throws {
    let found = try findings(by: .captionAdded, on: .camera(xmp: xmp))
    #expect(found.isEmpty == isBlank)
  }
}
