import MetaLensSamples
import MetaLensFacts
import Testing

@testable import MetaLensAssessment

struct MakerNoteDateDiffersRuleTests {
  @Test(arguments: [
    ("2023:05:30 15:56:03", false), ("2023:05:30 15:56:04", true), ("2023:05:30 14:56:01", false),
    ("2023:05:30 17:56:01", true), ("2021:05:30 15:56:01", true), ("15:56:01", false),
  ])
  func raisedFor(date: String, expected: Bool) throws {
    let details = try raisedOnly(by: .makerNoteDateDiffers, on: .camera()) { facts in
      facts.makerNote = .stating(date)
    }
    #expect(details.isEmpty == !expected)
  }

  /// Checks that twice the exposure time is allowed: the picture states 15:56:01 and 30 s.
  @Test(arguments: [("2023:05:30 15:57:03", false), ("2023:05:30 15:57:04", true)])
  func aLongExposureHasItsTime(date: String, expected: Bool) throws {
    let photo = ExamplePhoto.camera { $0.set($0.rational(ExifTag.exposureTime, (30, 1)), in: .exif) }
    let details = try raisedOnly(by: .makerNoteDateDiffers, on: photo) { $0.makerNote = .stating(date) }
    #expect(details.isEmpty == !expected)
  }

  /// The note of Google's camera states 2023-05-30 06:56:01 in UTC, and the picture 15:56:01.
  @Test(
    arguments: [
      ("+09:00", 0, false), ("+09:00", 300, false), ("+09:00", -300, false), ("+09:00", 301, true),
      ("+09:00", -301, true), ("+09:00", 3 * 3_600, true), ("+10:00", 0, true), ("+10:00", 3_600, false),
      ("+09:00", 40 * 86_400, true), (nil, 0, false), (nil, 3 * 3_600, false),
    ] as [(String?, Int, Bool)])
  func googlesNoteIsInUTC(offset: String?, later: Int, expected: Bool) throws {
    let photo = ExamplePhoto.camera { tiff in
      if let offset { tiff.set(tiff.ascii(ExifTag.offsetTimeOriginal, offset), in: .exif) }
    }
    let details = try raisedOnly(by: .makerNoteDateDiffers, on: photo) { facts in
      facts.hdrPlus = HDRPlusNote(
        container: "APP1 XMP", offset: 7, byteCount: 9, captured: 1_685_429_761 - later)
    }
    #expect(details.isEmpty == !expected)
    // The time is stated by the picture's clock, so that it reveals no more about the place than that does.
    let stated = details.first?.parameters["stated"]?.stringValue
    #expect(stated?.hasSuffix(offset ?? "") ?? true)
  }

  /// Google's note is told as it is, in UTC; others as they are written.
  @Test(
    arguments: [
      ("Google HDR+", "2025-07-14T12:05:01+02:00", "(Google HDR+) states 2025-07-14 10:05:01 UTC, but"),
      ("Google HDR+", "2025-07-14T23:05:01+13:00", "(Google HDR+) states 2025-07-14 10:05:01 UTC, but"),
      ("Google HDR+", "…", "(Google HDR+) states …, but"),
      ("Pentax Date", "2021-05-30T15:56:01", "(Pentax Date) states 2021-05-30 15:56:01, but"),
    ])
  func theNotesOwnTimeIsTold(property: String, stated: String, expected: String) {
    let detail = OriginalityFlag.FlagDetail.flag(
      .makerNoteDateDiffers,
      ["property": property, "stated": stated, "created": "2025-07-14T03:05:01+02:00"])
    #expect(detail.description(in: .english).contains(expected))
  }

  /// The picture states 2023-05-30 15:56:01 without a time zone.
  @Test(
    arguments: [
      ("2023:05:30 06:56:02", nil), ("2023:05:31 05:56:02", nil), ("2023:05:31 06:56:01", nil),
      ("2023:05:31 06:56:02", "2023-05-31"), ("2023:05:30 00:56:00", "2023-05-30"),
      ("2021:05:30 06:56:02", "2021-05-30"),
      ("0000:00:00 00:00:00", nil),
    ] as [(String, String?)])
  func aMomentInUTCMayBeAZoneAway(date: String, day: String?) throws {
    let details = try raisedOnly(by: .makerNoteDateDiffers, on: .camera()) { facts in
      facts.makerNote = .stating(date, .dateUTC)
    }
    #expect(details.first?.parameters["stated"]?.stringValue == day)
    // The day alone may be that of the other date.
    let told = details.map { $0.description(in: .english) }
    #expect(told.allSatisfy { $0.contains("(UTC) that is more than 15 hours away from") })
  }

  /// The picture states 2023-05-30 15:56:01, and Kodak's note has the year's lower byte first.
  @Test(
    arguments: [
      ([0xE7, 7, 5, 30, 15, 56, 1, 0], 0), ([0xE5, 7, 5, 30, 15, 56, 1, 0], 1),
      ([0, 0, 0, 0, 0, 0, 0, 0], 0),
    ] as [([UInt8], Int)])
  func kodaksNoteIsReadFromTheFile(date: [UInt8], count: Int) throws {
    let photo = ExamplePhoto.camera { tiff in
      tiff.setCamera("EASTMAN KODAK COMPANY", "KODAK DX4330 DIGITAL CAMERA")
      tiff.makerNoteShift = nil
      let header: [UInt8] = Array("KDK0002IDX4330  ".utf8) + [2, 3, 1, 0, 0x70, 8, 0xA0, 5]
      tiff.set(tiff.undefined(ExifTag.makerNote, header + date), in: .exif)
    }
    #expect(try findings(by: .makerNoteDateDiffers, on: photo).count == count)
  }

  @Test func googlesNoteIsReadFromTheFile() throws {
    let xmp = ExampleHDRPlus.xmp(["HdrPlusMakernote": ExampleHDRPlus.message])
    for (date, count) in [("2023:05:30 15:56:01", 0), ("2023:05:30 18:56:01", 1)] {
      let photo = ExamplePhoto.camera(xmp: xmp) { tiff in
        tiff.set(tiff.ascii(ExifTag.dateTimeOriginal, date), in: .exif)
        tiff.set(tiff.ascii(ExifTag.offsetTimeOriginal, "+09:00"), in: .exif)
      }
      #expect(try findings(by: .makerNoteDateDiffers, on: photo).count == count)
    }
  }
}
