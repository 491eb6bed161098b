import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct DateDigitizedDiffersRuleTests {
  @Test(arguments: [
    ("2023:05:30 15:56:04", true), ("2023:05:30 15:55:00", true), ("2023:05:30 15:56:03", false),
    // The date that Qualcomm's camera code writes if it was given none.
    ("2002:12:08 12:00:00", false), ("2002:12:08 12:00:01", true),
  ])
  func raisedFor(digitized: String, expected: Bool) throws {
    #expect(try raised(by: .dateDigitizedDiffers, on: .dated(digitized: digitized)).isEmpty == !expected)
  }

  @Test func notRaisedWithoutOne() throws {
    #expect(try raised(by: .dateDigitizedDiffers, on: .dated(digitized: nil)).isEmpty)
  }

  /// A scan was taken when its paper was, and digitized later; a lab's program may write into a camera's
  /// file, too.
  @Test(arguments: [
    ("VueScan 9 x64 (9.7.67)", false, false), ("VueScan 9 x64 (9.7.67)", true, true),
    ("Ver.1.01", false, true),
  ])
  func notRaisedForScans(software: String, isExposed: Bool, expected: Bool) throws {
    let photo = ExamplePhoto.camera { tiff in
      tiff.set(tiff.ascii(ExifTag.software, software), in: .ifd0)
      tiff.set(tiff.ascii(ExifTag.dateTimeOriginal, "1998:05:05 12:00:00"), in: .exif)
      tiff.set(tiff.ascii(ExifTag.dateTimeDigitized, "2012:05:05 12:00:00"), in: .exif)
      tiff.makerNoteShift = nil
      for tag in [ExifTag.makerNote, ExifTag.exposureTime, ExifTag.fNumber, ExifTag.photographicSensitivity] {
        tiff.remove(tag, from: .exif)
      }
      if isExposed { tiff.set(tiff.rational(ExifTag.exposureTime, (1, 125)), in: .exif) }
    }
    #expect(try raised(by: .dateDigitizedDiffers, on: photo).isEmpty == !expected)
  }
}
