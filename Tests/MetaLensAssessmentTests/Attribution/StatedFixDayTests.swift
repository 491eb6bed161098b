import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct StatedFixDayTests {
  private static func photo(
    _ date: String, _ change: (inout TIFFBuilder) -> Void = { _ in }
  ) -> ExamplePhoto {
    .camera { tiff in
      tiff.set(tiff.ascii(ExifTag.gpsDateStamp, date), in: .gps)
      change(&tiff)
    }
  }

  private static func day(_ date: String) throws -> String? {
    try context(of: photo(date)).fixDay?.text
  }

  @Test(arguments: [
    ("2023:05:30", "2023-05-30"), ("2023-05-30", "2023-05-30"), ("2023:05:30 x", "2023-05-30"),
    ("1980:01:07", "1980-01-07"), ("2000:01:02", "2000-01-02"), ("2016:02:01", "2016-02-01"),
  ])
  func reads(date: String, expected: String) throws {
    #expect(try Self.day(date) == expected)
  }

  /// Dates that the calendar doesn't have, and those of receivers and clocks that know none.
  @Test(arguments: [
    "", "2023:05", "2023:02:30", "0000:00:00", "    :  :  ", "1979:12:31", "1970:01:01", "1904:01:01",
    "1980:01:01", "1980:01:06", "1999:08:22", "2019:04:07", "2000:01:01", "2016:01:01",
  ])
  func refuses(date: String) throws {
    #expect(try Self.day(date) == nil)
  }

  @Test func isNoneBesideATime() throws {
    for hour in [0, 6, 25] as [UInt32] {
      let photo = Self.photo("2023:05:30") {
        $0.set($0.rationals(ExifTag.gpsTimeStamp, [(hour, 1), (0, 1), (0, 1)]), in: .gps)
      }
      #expect(try context(of: photo).fixDay?.text == nil)
    }
    #expect(try context(of: .camera()).fixDay?.text == nil)
  }

  @Test func saysWhereItStands() throws {
    let day = try #require(try context(of: Self.photo("2023:05:30")).fixDay)
    #expect(day.evidence.location == "APP1 Exif GPS")
    #expect(day.start.clockSeconds == 1_685_404_800)
  }
}
