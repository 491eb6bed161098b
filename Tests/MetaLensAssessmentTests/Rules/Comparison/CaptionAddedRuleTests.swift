import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct CaptionAddedRuleTests {
  @Test(
    arguments: [
      ([(2, 120, "A view")], "Caption"), ([(2, 25, "a"), (2, 25, "b"), (2, 80, "Kim")], "Keywords, By-line"),
      ([(2, 0, "\u{0}\u{4}"), (2, 5, ""), (2, 40, "x")], "Special Instructions"),
      ([(2, 27, "Kyiv"), (2, 121, "A view")], "Content Location Name, Local Caption"),
      ([(2, 40, "FBMD0100010000000000000000"), (2, 103, "x")], nil),
      ([(2, 40, "FBMD0100010000000000000000"), (2, 120, "x")], "Caption"),
      ([(2, 230, "https://flickr.com/e/abc")], nil), ([(2, 230, "a note")], "Document Notes"),
      ([], nil), ([(2, 0, "\u{0}\u{4}")], nil), ([(2, 120, " \u{0}")], nil), ([(1, 120, "A view")], nil),
      ([(2, 65, "Program"), (2, 70, "1")], nil), ([(2, 55, "20230530"), (2, 60, "120000")], nil),
    ] as [([(record: Int, number: Int, text: String)], String?)])
  func tellsTheFields(iptc: [(record: Int, number: Int, text: String)], fields: String?) throws {
    let found = try findings(by: .captionAdded, on: .camera(iptc: iptc))
    #expect(found.map(\.detail.parameters["fields"]) == (fields.map { [.string($0)] } ?? []))
  }

  @Test(
    arguments: [
      ("<dc:description><rdf:Alt><rdf:li>A view</rdf:li></rdf:Alt></dc:description>", "dc:description"),
      ("<photoshop:City>Kyiv</photoshop:City>", "photoshop:City"),
      ("<dc:subject><rdf:Bag><rdf:li> </rdf:li><rdf:li>sea</rdf:li></rdf:Bag></dc:subject>", "dc:subject"),
      ("<Iptc4xmpCore:Location>Port</Iptc4xmpCore:Location>", "Iptc4xmpCore:Location"),
      ("<dc:description><rdf:Alt><rdf:li> </rdf:li></rdf:Alt></dc:description>", nil),
      ("<dc:format>image/jpeg</dc:format>", nil),
      ("<photoshop:DateCreated>2023</photoshop:DateCreated>", nil),
      // A camera can store its owner's name.
      ("<dc:creator><rdf:Seq><rdf:li>Kim</rdf:li></rdf:Seq></dc:creator>", nil),
    ] as [(String, String?)])
  func tellsTheProperties(xmp: String, fields: String?) throws {
    let found = try findings(by: .captionAdded, on: .camera(xmp: xmp))
    #expect(found.map(\.detail.parameters["fields"]) == (fields.map { [.string($0)] } ?? []))
  }

  /// A name alone is called that, and no text about the picture.
  @Test(arguments: [("Artist", true), ("Artist, Copyright", true), ("Artist, Keywords", false)])
  func aNameIsNoCaption(fields: String, isName: Bool) {
    let flag = OriginalityFlag(
      detail: .flag(.captionAdded, ["fields": fields]), grade: .observed, evidence: [], weight: -0.1,
      points: -1)
    #expect(flag.reason(in: .english).hasPrefix("A name or notice of rights") == isName)
    #expect(flag.innocentCause(in: .english)?.hasPrefix("A photo app") == isName)
  }

  @Test func evidenceIsTheFirstOfThem() throws {
    let found = try findings(by: .captionAdded, on: .camera(iptc: [(2, 0, "x"), (2, 120, "A view")]))
    #expect(found.first?.evidence.map(\.location) == ["APP13 8BIM 0x0404 2:120"])
    #expect(found.first?.evidence.first?.offset != nil)
  }
}
