import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct DocumentIDForeignRuleTests {
  @Test(arguments: [
    ("<xmpMM:DocumentID>adobe:docid:photoshop:1-2</xmpMM:DocumentID>", 1),
    ("<xmpMM:OriginalDocumentID>xmp.did:12</xmpMM:OriginalDocumentID>", 1),
    ("<xmpMM:DocumentID>uuid:12</xmpMM:DocumentID>", 0),
    ("<xmpMM:InstanceID>xmp.did:12</xmpMM:InstanceID>", 0),
    ("<dc:title>xmp.did:12</dc:title>", 0),
    ("<xmp:CreatorTool>Some Program 3</xmp:CreatorTool><xmpMM:DocumentID>xmp.did:12</xmpMM:DocumentID>", 0),
  ])
  func raised(xmp: String, count: Int) throws {
    #expect(try MetaLensAssessmentTests.raised(by: .documentIDForeign, on: .camera(xmp: xmp)).count == count)
  }

  @Test(arguments: [("Adobe Photoshop CC 2019 (Macintosh)", 0), ("Firmware Version 1.0.5", 1)])
  func software(text: String, count: Int) throws {
    let photo = ExamplePhoto.camera(xmp: "<xmpMM:DocumentID>xmp.did:12</xmpMM:DocumentID>") {
      $0.set($0.ascii(ExifTag.software, text), in: .ifd0)
    }
    #expect(try MetaLensAssessmentTests.raised(by: .documentIDForeign, on: photo).count == count)
  }

  @Test func notRaisedWithoutACamera() throws {
    var metadata = ExampleMetadata()
    metadata.xmp = "<xmpMM:DocumentID>xmp.did:12</xmpMM:DocumentID>"
    #expect(
      try MetaLensAssessmentTests.raised(
        by: .documentIDForeign, on: ExamplePhoto(exif: nil) { $0.segments = metadata.segments }
      ).isEmpty)
  }

  /// EXIF 3.0's tags name a program, whether or not the catalogue knows it.
  @Test func notRaisedBesideEditingSoftware() throws {
    let photo = ExamplePhoto.camera(xmp: "<xmpMM:DocumentID>xmp.did:12</xmpMM:DocumentID>") {
      $0.set($0.ascii(ExifTag.imageEditingSoftware, "Silver Efex 2"), in: .exif)
    }
    #expect(try MetaLensAssessmentTests.raised(by: .documentIDForeign, on: photo).isEmpty)
  }
}
