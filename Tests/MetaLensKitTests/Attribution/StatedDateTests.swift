import Testing

@testable import MetaLensKit

@Suite struct StatedDateTests {
  @Test(arguments: [
    ("2008:05:30 15:56:01", "2008-05-30T15:56:01"), ("2002:12:18  6:10:05", "2002-12-18T06:10:05"),
    ("2008-05-30T15:56:01", "2008-05-30T15:56:01"), ("2008:05:30 15:56:01.50", "2008-05-30T15:56:01.50"),
    ("2004-07-13T21:23:44Z", "2004-07-13T21:23:44+00:00"),
    ("2004-07-13T21:23:44.5-03:00", "2004-07-13T21:23:44.5-03:00"),
    ("2004-07-13T21:23:44 x", "2004-07-13T21:23:44"),
    ("2008:02:30 15:56:01", nil), ("0000:00:00 00:00:00", nil), ("2008053015560100000", nil), ("2008", nil),
    ("2008:05:30 15:56:6x", nil),
  ])
  func time(text: String, expected: String?) { #expect(StatedDate.time(text)?.iso8601 == expected) }

  @Test(arguments: [
    ("+09:00", 540), ("-03:30", -210), ("Z", 0), ("+14:00", 840), ("+15:00", nil), ("09:00", nil),
    ("+09:60", nil), ("+9:00", nil), ("", nil), ("++5:+3", nil), ("+-0:-0", nil),
  ])
  func offset(text: String, expected: Int?) { #expect(StatedDate.offsetMinutes(text) == expected) }
}
