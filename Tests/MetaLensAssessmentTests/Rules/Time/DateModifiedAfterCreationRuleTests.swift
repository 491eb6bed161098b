import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct DateModifiedAfterCreationRuleTests {
  @Test(arguments: [
    ("2023:05:30 15:56:04", true), ("2023:05:30 15:56:03", false), ("2022:05:30 15:56:04", false),
  ])
  func raisedFor(modified: String, expected: Bool) throws {
    #expect(
      try raised(by: .dateModifiedAfterCreation, on: .dated(modified: modified)).isEmpty == !expected)
  }

  /// The rates are of dates that differ (Docs/Sources.md, E6), not of such as this rule reports.
  @Test func theRationaleSaysWhatWasCounted() {
    let text = Rule.dateModifiedAfterCreation.text(.rationale, in: .english)
    #expect(text.contains("differs from DateTimeOriginal in 55%") && text.contains("1 to 2 seconds off"))
  }

  /// After a long exposure, some cameras take a dark frame of the same length; an impossible exposure time excuses
  /// nothing.
  @Test(
    arguments: [
      (15, "2023:05:30 15:56:35", false), (15, "2023:05:30 15:56:36", false),
      (15, "2023:05:30 15:56:37", true), (1, "2023:05:30 15:56:08", false), (1, "2023:05:30 15:56:09", true),
      (0, "2023:05:30 15:56:04", true), (4_000_000, "2023:05:30 15:56:04", true),
    ] as [(UInt32, String, Bool)])
  func aLongExposureTakesLonger(seconds: UInt32, modified: String, expected: Bool) throws {
    let photo = ExamplePhoto.camera { tiff in
      tiff.set(tiff.rational(ExifTag.exposureTime, (seconds, 1)), in: .exif)
      tiff.set(tiff.ascii(ExifTag.dateTime, modified), in: .ifd0)
    }
    #expect(try raised(by: .dateModifiedAfterCreation, on: photo).isEmpty == !expected)
  }

  /// A phone without a date of creation wrote a meaningless one.
  @Test(arguments: [("2002:12:08 12:00:00", false), ("2002:12:08 12:00:01", true)])
  func whatSaysNoMomentIsNone(created: String, expected: Bool) throws {
    let photo = ExamplePhoto.camera { $0.set($0.ascii(ExifTag.dateTimeOriginal, created), in: .exif) }
    #expect(try raised(by: .dateModifiedAfterCreation, on: photo).isEmpty == !expected)
  }

  @Test func offsetsFromUTCAreMinded() throws {
    let photo = ExamplePhoto.camera { tiff in
      tiff.set(tiff.ascii(ExifTag.dateTime, "2023:05:30 16:56:01"), in: .ifd0)
      tiff.set(tiff.ascii(ExifTag.offsetTime, "+10:00"), in: .exif)
      tiff.set(tiff.ascii(ExifTag.offsetTimeOriginal, "+09:00"), in: .exif)
    }
    #expect(try raised(by: .dateModifiedAfterCreation, on: photo).isEmpty)
  }
}
