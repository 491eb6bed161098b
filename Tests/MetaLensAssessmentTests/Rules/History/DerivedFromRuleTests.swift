import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct DerivedFromRuleTests {
  @Test(arguments: [
    ("stRef:documentID=\"a\" stRef:instanceID=\"b\"", "a"), ("stRef:instanceID=\"b\"", "b"),
    ("stRef:originalDocumentID=\"c\" stRef:instanceID=\"b\"", "c"),
  ])
  func namesTheDocument(fields: String, name: String) throws {
    let photo = ExamplePhoto.camera(xmp: "<xmpMM:DerivedFrom \(fields)/>")
    #expect(try raised(by: .derivedFrom, on: photo) == [.flag(.derivedFrom, ["document": name])])
  }

  @Test(arguments: [
    "<xmpMM:DerivedFrom stRef:maskMarkers=\"All\"/>", "<xmpMM:RenditionOf stRef:documentID=\"a\"/>",
    "<dc:source>a</dc:source>",
  ])
  func notRaisedFor(xmp: String) throws {
    #expect(try raised(by: .derivedFrom, on: .camera(xmp: xmp)).isEmpty)
  }
}
