import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct OffsetsDifferRuleTests {
  @Test(
    arguments: [
      ("+09:00", "+02:00", true),
      ("+09:00", "+09:00", false),
      ("+09:00", nil, false),
      (nil, "+09:00", false),
      ("nine", "+09:00", false),
    ] as [(String?, String?, Bool)])
  func raisedFor(created: String?, digitized: String?, expected: Bool) throws {
    #expect(try raised(by: .offsetsDiffer, on: .offsets(created, digitized)).isEmpty == !expected)
  }

  @Test(arguments: [("2023:05:30 15:56:01", true), ("2023:05:30 08:56:01", false)])
  func changedIsMindedToo(modified: String, expected: Bool) throws {
    let photo = ExamplePhoto.camera { tiff in
      tiff.set(tiff.ascii(ExifTag.dateTime, modified), in: .ifd0)
      tiff.set(tiff.ascii(ExifTag.offsetTime, "+02:00"), in: .exif)
      tiff.set(tiff.ascii(ExifTag.offsetTimeOriginal, "+09:00"), in: .exif)
    }
    #expect(try raised(by: .offsetsDiffer, on: photo).isEmpty == !expected)
  }
}
