import MetaLensSamples
import MetaLensFacts
import Testing

@testable import MetaLensAssessment

struct ZoneImpossibleRuleTests {
  @Test(
    arguments: [
      ("+09:00", 118, "W", true),
      ("-08:00", 118, "W", false),
      ("+08:00", 76, "E", false),
      ("+14:00", 157, "W", false),
      ("-08:00", 171, "W", false),
      ("+02:00", 9, "W", false),
      ("+09:00", 2, "E", true),
      ("-05:00", 0, "E", true),
      ("-04:00", 0, "E", false),
    ] as [(String, UInt32, String, Bool)])
  func raisedFor(offset: String, longitude: UInt32, reference: String, expected: Bool) throws {
    #expect(
      try raised(by: .zoneImpossible, on: .zoned(offset, longitude: longitude, reference)).isEmpty
        == !expected)
  }

  /// No time zone since 1980 has other minutes than 00, 30 and 45, or lies beyond -12 and +14 hours.
  @Test(
    arguments: [
      ("-05:03", "2013:05:17 21:37:08", "-05:03"), ("+09:59", "2023:05:30 15:56:01", "+09:59"),
      ("+05:15", "2023:05:30 15:56:01", "+05:15"), ("-13:00", "2023:05:30 15:56:01", "-13:00"),
      ("-12:30", "2023:05:30 15:56:01", "-12:30"), ("-00:44", "1980:01:01 00:00:00", "-00:44"),
      ("-00:44", "1971:12:31 15:56:01", nil), ("-10:40", "1979:09:30 15:56:01", nil),
      ("+05:45", "2023:05:30 15:56:01", nil), ("-03:30", "2023:05:30 15:56:01", nil),
      ("-12:00", "2023:05:30 15:56:01", nil), ("+14:00", "2023:05:30 15:56:01", nil),
      ("-00:00", "2023:05:30 15:56:01", nil), ("Z", "2023:05:30 15:56:01", nil),
      ("-05:03", "0000:00:00 00:00:00", nil),
    ] as [(String, String, String?)])
  func raisedForAnOffsetOfNoZone(offset: String, date: String, expected: String?) throws {
    let photo = ExamplePhoto.taken(date) { $0.set($0.ascii(ExifTag.offsetTimeOriginal, offset), in: .exif) }
    let found = try findings(by: .zoneImpossible, on: photo)
    #expect(found.compactMap { $0.values.text("offset") } == [expected].compactMap(\.self))
    #expect(found.count == (expected == nil ? 0 : 1))
    #expect(found.allSatisfy { $0.flag.accepts($0.values) && $0.values.text("kind") == Rule.ofNoZone })
    #expect(found.allSatisfy { $0.evidence.first?.tag == ExifTag.offsetTimeOriginal })
  }

  /// Checks that an unreadable offset in EXIF's form raises the flag; blanks, other notations and alphabets don't.
  @Test(
    arguments: [
      ("-07:99", true), ("+15:00", true), ("+14:30", true), ("-0x:00", true), ("-07:9 ", false),
      ("   :  ", false), ("", false), (" ", false), ("\u{0}\u{0}", false), ("+  :  ", false),
      ("--:--", false),
      ("+0900", false), ("+9:00", false), ("UTC+9", false), ("+٠٣:٠٠", false), ("09:00:", false),
    ] as [(String, Bool)])
  func raisedForWhatIsNoOffset(written: String, expected: Bool) throws {
    let found = try findings(by: .zoneImpossible, on: .offsets(written, nil))
    #expect(found.compactMap { $0.values.text("written") } == (expected ? [written] : []))
    #expect(found.count == (expected ? 1 : 0))
    #expect(found.allSatisfy { $0.flag.accepts($0.values) && $0.values.text("kind") == Rule.unreadableZone })
  }

  /// The first of three dates, and an offset in the text of a date.
  @Test func otherDatesHaveOffsetsToo() throws {
    let digitized = try findings(by: .zoneImpossible, on: .offsets("+09:00", "+09:07"))
    #expect(digitized.map { $0.values.text("offset") } == ["+09:07"])
    #expect(digitized.first?.evidence.first?.tag == ExifTag.offsetTimeDigitized)
    let inText = try findings(by: .zoneImpossible, on: .taken("2013-05-17T21:37:08-05:03"))
    #expect(inText.map { $0.values.text("offset") } == ["-05:03"])
    #expect(inText.first?.evidence.first?.tag == ExifTag.dateTimeOriginal)
  }

  /// The evidence is where the offset from UTC is, also where that is the text of the date.
  @Test func evidenceIsWhereTheOffsetIs() throws {
    let place: (inout TIFFBuilder) -> Void = { $0.setPlace([34, 3, 7], "N", [118, 12, 5], "W") }
    let inText = try findings(by: .zoneImpossible, on: .taken("2023:05:30 15:56:01+09:00", place))
    #expect(inText.map { $0.evidence.first?.tag } == [ExifTag.dateTimeOriginal])
    let apart = try findings(by: .zoneImpossible, on: .zoned("+09:00", longitude: 118, "W"))
    #expect(apart.map { $0.evidence.first?.tag } == [ExifTag.offsetTimeOriginal])
  }
}
