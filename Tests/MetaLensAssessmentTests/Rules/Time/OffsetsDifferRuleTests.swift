import MetaLensFacts
import MetaLensKit
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

  /// Dates that differ in their offset alone aren't told as a later change.
  @Test(
    arguments: [
      (.dateModifiedAfterCreation, "modified", "2025-07-14T03:05:01-07:00", true),
      (.dateModifiedAfterCreation, "modified", "2025-07-14T03:06:01-07:00", false),
      (.dateModifiedBeforeCreation, "modified", "2025-07-14T03:05:01+09:00", true),
      (.dateDigitizedDiffers, "digitized", "2025-07-14T03:05:01+09:00", true),
      (.dateDigitizedDiffers, "digitized", "2025-07-14T03:05:11+02:00", false),
    ] as [(FlagID, String, String, Bool)])
  func datesSaySo(id: FlagID, name: String, other: String, expected: Bool) {
    let detail = OriginalityFlag.FlagDetail.flag(id, ["created": "2025-07-14T03:05:01+02:00", name: other])
    #expect(detail.description(in: .english).contains("same time with different offsets") == expected)
  }
}
