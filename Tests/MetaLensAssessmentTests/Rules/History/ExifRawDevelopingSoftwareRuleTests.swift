import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct ExifRawDevelopingSoftwareRuleTests {
  @Test func raisedForAnUnknownText() throws {
    let photo = ExamplePhoto.camera {
      $0.set($0.ascii(ExifTag.rawDevelopingSoftware, "My Program"), in: .exif)
    }
    #expect(
      try raised(by: .exifRawDevelopingSoftware, on: photo)
        == [.flag(.exifRawDevelopingSoftware, ["software": "My Program"])])
  }

  @Test(arguments: ["Ver.1.01", "darktable 4.0", " "])
  func notRaisedFor(text: String) throws {
    let photo = ExamplePhoto.camera { $0.set($0.ascii(ExifTag.rawDevelopingSoftware, text), in: .exif) }
    #expect(try raised(by: .exifRawDevelopingSoftware, on: photo).isEmpty)
  }
}
