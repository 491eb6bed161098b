import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct SubsecondsInconsistentRuleTests {
  @Test(
    arguments: [
      ("12", "57", "Canon", true),
      ("12", "57", "HTC", true),
      ("12", "12", "Canon", false),
      ("50", "5", "Canon", false),
      ("12", nil, "Canon", true),
      (nil, "12", "Apple", true),
      ("153", nil, "HTC", false),
      (nil, nil, "Canon", false),
    ] as [(String?, String?, String, Bool)])
  func raisedFor(created: String?, digitized: String?, make: String, expected: Bool) throws {
    #expect(
      try raised(by: .subsecondsInconsistent, on: .fractions(created, digitized, make: make)).isEmpty
        == !expected)
  }

  @Test func otherSecondsSayNothing() throws {
    let photo = ExamplePhoto.camera { tiff in
      tiff.set(tiff.ascii(ExifTag.dateTimeDigitized, "2023:05:30 15:56:02"), in: .exif)
      tiff.set(tiff.ascii(ExifTag.subSecTimeOriginal, "99"), in: .exif)
      tiff.set(tiff.ascii(ExifTag.subSecTimeDigitized, "01"), in: .exif)
    }
    #expect(try raised(by: .subsecondsInconsistent, on: photo).isEmpty)
  }
}
