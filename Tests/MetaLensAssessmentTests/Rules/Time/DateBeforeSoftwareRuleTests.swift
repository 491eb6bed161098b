import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct DateBeforeSoftwareRuleTests {
  @Test(
    arguments: [
      ("13.3.1", "2018:05:30 10:00:00", true),
      ("13.3.1", "2019:05:30 10:00:00", false),
      ("26.0", "2024:05:30 10:00:00", true),
      ("2.0", "2005:05:30 10:00:00", false),
      ("13.3.1", "2000:01:01 00:00:10", false),
      ("135", "2005:05:30 10:00:00", false),
      ("Adobe Photoshop CS6 (Windows)", "2011:05:30 10:00:00", true),
      ("Adobe Photoshop CS6 (Windows)", "2012:05:30 10:00:00", false),
      ("Adobe Photoshop 7.0.1", "2001:05:30 10:00:00", true),
      ("My Adobe Photoshop CS6", "2001:05:30 10:00:00", false),
    ] as [(String, String, Bool)])
  func raisedFor(software: String, date: String, expected: Bool) throws {
    #expect(
      try raised(by: .dateBeforeSoftware, on: .phone(software: software, taken: date)).isEmpty == !expected)
  }

  @Test func aNumberIsASystemOfApplesAlone() throws {
    let photo = ExamplePhoto.taken("2005:05:30 15:56:01") {
      $0.set($0.ascii(ExifTag.software, "13.3.1"), in: .ifd0)
    }
    #expect(try raised(by: .dateBeforeSoftware, on: photo).isEmpty)
  }

  /// The month of Samsung's firmware, and January 1, at which a clock that wasn't set begins.
  @Test(
    arguments: [
      ("samsung", "G991BXXU3AUB1", "2021:01:31 23:59:59", true),
      ("SAMSUNG", "G991BXXU3AUB1", "2019:06:01 10:00:00", true),
      ("samsung", "G991BXXU3AUB1", "2021:02:01 00:00:00", false),
      ("samsung", "G991BXXU3AUB1", "2024:01:31 10:00:00", false),
      ("samsung", "G991BXXU3AUB1", "2000:01:01 00:00:10", false),
      ("samsung", "G991BXXU3AUM1", "2019:06:01 10:00:00", false),
      ("samsung", "G991B", "2019:06:01 10:00:00", false),
      ("HUAWEI", "G991BXXU3AUB1", "2019:06:01 10:00:00", false),
    ] as [(String, String, String, Bool)])
  func aFirmwareIsOfItsMonth(make: String, software: String, date: String, expected: Bool) throws {
    let photo = ExamplePhoto.taken(date) { tiff in
      tiff.setCamera(make, "SM-G991B")
      tiff.set(tiff.ascii(ExifTag.software, software), in: .ifd0)
    }
    let found = try findings(by: .dateBeforeSoftware, on: photo)
    let since = expected ? ["2021-02"] : []
    #expect(found.compactMap { $0.values.text("since") } == since && found.count == since.count)
    #expect(found.allSatisfy { $0.flag.accepts($0.values) && $0.values.text("kind") == Rule.byFirmware })
  }

  /// A profile of 2017-07-07, 13:22:32 in UTC, or of the given year.
  @Test(
    arguments: [
      (2017, "2017:07:06 13:22:31", true), (2017, "2009:04:05 17:50:01", true),
      (2017, "2017:07:06 13:22:32", false), (2017, "2017:07:08 10:00:00", false),
      (2017, "2015:01:01 01:10:00", false), (1989, "1988:07:06 10:00:00", false),
      (1990, "1988:07:06 10:00:00", true), (2037, "2017:07:06 10:00:00", true),
      (2038, "2017:07:06 10:00:00", false), (0, "2017:07:06 10:00:00", false),
    ] as [(Int, String, Bool)])
  func aProfileIsOfItsDay(year: Int, date: String, expected: Bool) throws {
    var icc = ExampleMetadata.profile(creator: "GOOG")
    (icc[24], icc[25]) = (UInt8(year >> 8), UInt8(year & 0xFF))
    let photo = ExamplePhoto.camera(icc: icc) { tiff in
      tiff.set(tiff.ascii(ExifTag.dateTimeOriginal, date), in: .exif)
    }
    let found = try findings(by: .dateBeforeSoftware, on: photo)
    let since = expected ? ["\(year)-07-07"] : []
    #expect(found.compactMap { $0.values.text("since") } == since && found.count == since.count)
    #expect(found.allSatisfy { $0.flag.accepts($0.values) && $0.values.text("kind") == Rule.byProfile })
    #expect(found.allSatisfy { $0.evidence.last?.location == "APP2 ICC_PROFILE" })
  }

  /// A program that was built on 2023-05-10 at 23:19:14 in UTC.
  @Test(
    arguments: [
      ("2023:05:10 08:19:13", true), ("2022:12:31 10:00:00", true), ("2023:05:10 08:19:14", false),
      ("2023:05:30 15:56:01", false), ("2015:01:03 10:00:00", false),
    ] as [(String, Bool)])
  func aProgramTakesNothingBeforeItIsBuilt(date: String, expected: Bool) throws {
    let xmp = ExampleHDRPlus.xmp(["hdrp_makernote": ExampleHDRPlus.text])
    let photo = ExamplePhoto.camera(xmp: xmp) { tiff in
      tiff.set(tiff.ascii(ExifTag.dateTimeOriginal, date), in: .exif)
    }
    let found = try findings(by: .dateBeforeSoftware, on: photo)
    let since = expected ? ["2023-05-10"] : []
    #expect(found.compactMap { $0.values.text("since") } == since && found.count == since.count)
    #expect(found.allSatisfy { $0.flag.accepts($0.values) && $0.values.text("kind") == Rule.byBuild })
    #expect(found.allSatisfy { $0.evidence.last?.location == "APP1 XMP" })
  }
}
