import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct TextsDisagreeRuleTests {
  private func count(exif: String, xmp: String, iptc: String? = nil) throws -> [JSONValue?] {
    var metadata = ExampleMetadata()
    metadata.xmp =
      "<dc:description><rdf:Alt><rdf:li xml:lang=\"x-default\">\(xmp)</rdf:li></rdf:Alt></dc:description>"
    if let iptc { metadata.iptc = [(record: 2, number: 120, text: iptc)] }
    let photo = ExamplePhoto.camera(metadata) {
      $0.set($0.ascii(ExifTag.imageDescription, exif), in: .ifd0)
    }
    return try MetaLensAssessmentTests.raised(by: .textsDisagree, on: photo).map {
      $0.parameters["properties"]
    }
  }

  @Test(arguments: [
    ("Licensed to somebody", "Bird site in Sweden", nil, "ImageDescription, dc:description"),
    ("Bird site", "Bird site", "A green smiley", "ImageDescription, IPTC 2:120"),
    ("OLYMPUS DIGITAL CAMERA", "Bird site", "A green smiley", "IPTC 2:120, dc:description"),
    // A text that a camera writes automatically is short.
    (
      "Licensed " + String(repeating: "x", count: 600) + " jpeg", "Bird site", nil,
      "ImageDescription, dc:description"
    ),
  ])
  func raised(exif: String, xmp: String, iptc: String?, properties: String) throws {
    #expect(try count(exif: exif, xmp: xmp, iptc: iptc) == [.string(properties)])
  }

  @Test(arguments: [
    ("OLYMPUS DIGITAL CAMERA", "Bird site in Sweden"), ("bird site", "Bird site, Sweden."),
    ("(c) ??????", "© Максим"),
    ("A caption that is cut behind its 32 by", "A caption that is cut behind its 32 bytes"),
    (" ", "Bird site"),
    // The shorter text may stand anywhere in the longer one.
    ("Photograph taken by the staff: Sunset over the bay", "Sunset over the bay"),
    ("Sunset over the bay", "Photograph taken by the staff: Sunset over the bay"),
  ])
  func notRaised(exif: String, xmp: String) throws {
    #expect(try count(exif: exif, xmp: xmp).isEmpty)
  }
}
