import MetaLensSamples
import MetaLensFacts
import Testing

@testable import MetaLensAssessment

struct GpsDateConflictRuleTests {
  @Test(
    arguments: [
      ("2023:05:30", 6, nil, false),
      ("2023:05:29", 6, nil, true),
      ("2023:05:31", 5, nil, false),
      ("2023:05:31", 7, nil, true),
      ("2023:05:30", 6, "+09:00", false),
      ("2023:05:29", 19, "+09:00", false),
      ("2023:05:29", 18, "+09:00", true),
      ("2021:05:30", 6, "+09:00", true),
      ("0000:00:00", 6, nil, false),
      // 1,024 weeks earlier, and one more day.
      ("2003:10:14", 6, nil, false), ("2003:10:13", 6, nil, true), ("2003:10:14", 6, "+09:00", false),
    ] as [(String, UInt32, String?, Bool)])
  func raisedFor(date: String, hour: UInt32, offset: String?, expected: Bool) throws {
    #expect(
      try raised(by: .gpsDateConflict, on: .fixed(date, (hour, 55, 52), offset: offset)).isEmpty == !expected)
  }

  /// The camera's clock was set on a journey, but not its time zone, so by its metadata it is 06:56:01 in UTC.
  @Test(
    arguments: [
      ("2023:05:29", (13, 56, 0), false), ("2023:05:29", (13, 54, 1), false),
      ("2023:05:29", (13, 54, 0), true), ("2023:05:29", (13, 58, 1), false),
      ("2023:05:29", (13, 58, 2), true), ("2023:05:29", (13, 41, 0), false),
      ("2023:05:29", (7, 11, 1), false), ("2023:05:29", (4, 54, 1), true),
      ("2023:05:31", (6, 41, 1), false), ("2023:05:31", (6, 56, 1), true), ("2023:05:29", (6, 56, 1), true),
      ("2023:05:31", (9, 11, 1), true), ("2021:05:30", (6, 56, 1), true),
    ] as [(String, (UInt32, UInt32, UInt32), Bool)])
  func aCamerasZoneIsSetByHand(date: String, time: (UInt32, UInt32, UInt32), expected: Bool) throws {
    let camera = ExamplePhoto.fixed(date, time, make: "SONY", offset: "+09:00")
    #expect(try raised(by: .gpsDateConflict, on: camera).isEmpty == !expected)
    // A phone's clock is set by the network.
    let phone = ExamplePhoto.fixed(date, time, offset: "+09:00")
    #expect(try !raised(by: .gpsDateConflict, on: phone).isEmpty)
  }

  private static func dated(_ day: String, offset: String?) -> ExamplePhoto {
    .camera { tiff in
      tiff.set(tiff.ascii(ExifTag.gpsDateStamp, day), in: .gps)
      if let offset { tiff.set(tiff.ascii(ExifTag.offsetTimeOriginal, offset), in: .exif) }
    }
  }

  /// The picture was taken on the 30th at 15:56:01, which is 06:56:01 in UTC at +09:00 and the 31st at -09:00.
  @Test(
    arguments: [
      ("2023:05:28", "+09:00", true), ("2023:05:29", "+09:00", false), ("2023:05:30", "+09:00", false),
      ("2023:05:31", "+09:00", false), ("2023:06:01", "+09:00", true),
      ("2023:05:29", "-09:00", true), ("2023:05:30", "-09:00", false), ("2023:06:01", "-09:00", false),
      ("2023:06:02", "-09:00", true),
      ("2023:05:27", nil, true), ("2023:05:28", nil, false), ("2023:06:01", nil, false),
      ("2023:06:02", nil, true), ("2021:05:30", nil, true), ("2024:05:30", "+09:00", true),
      // 1,024 weeks earlier.
      ("2003:10:14", "+09:00", false), ("2003:10:13", "+09:00", false), ("2003:10:12", "+09:00", true),
      ("2003:10:12", nil, false), ("2003:10:11", nil, true),
      // No receiver knew such a day.
      ("1970:01:01", nil, false), ("1979:12:31", "+09:00", false), ("2023:02:30", nil, false),
    ] as [(String, String?, Bool)])
  func aDayAlone(day: String, offset: String?, expected: Bool) throws {
    let found = try findings(by: .gpsDateConflict, on: Self.dated(day, offset: offset))
    let stated = day.split(separator: ":").joined(separator: "-")
    #expect(found.map { $0.values.text("fix") } == (expected ? [stated] : []))
    let places = expected ? ["APP1 Exif ExifIFD", "APP1 Exif GPS"] : []
    #expect(found.flatMap(\.evidence).map(\.location) == places)
  }

  @Test func theWordsAreTrueOfADayAlone() throws {
    let photo = Self.dated("2021:05:30", offset: nil)
    let found = try #require(try findings(by: .gpsDateConflict, on: photo).first)
    let text = found.detail.description(in: .english)
    #expect(text.hasPrefix("The GPS date is 2021-05-30 and the picture's 2023-05-30 15:56:01"))
    // Three equal dates support nothing then.
    #expect(try raised(by: .datesAgree, on: photo).isEmpty)
  }

  /// A time that can't be one, and the time that is written where none is known, don't make the day one that stands
  /// alone.
  @Test(arguments: [(0, 0, 0), (25, 0, 0)] as [(UInt32, UInt32, UInt32)])
  func aTimeThatIsNone(time: (UInt32, UInt32, UInt32)) throws {
    #expect(try raised(by: .gpsDateConflict, on: .fixed("2021:05:30", time)).isEmpty)
  }
}
