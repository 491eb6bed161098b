import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct DateImpossibleRuleTests {
  @Test(arguments: [
    "0000:00:00 00:00:00", "2023:13:01 00:00:00", "2023:02:29 10:00:00", "2023:05:30 25:00:00", "yesterday",
    "2023:05:30 15:56",
  ])
  func raisedFor(text: String) throws {
    #expect(
      try raised(by: .dateImpossible, on: .dated(original: text))
        == [.flag(.dateImpossible, ["tag": "DateTimeOriginal", "value": text])])
  }

  /// Checks that a date of which only the time is blank names a program, and no clock.
  @Test(arguments: [
    ("2016:09:05   :  :  ", true), ("2002:12:08 12:00:", true), ("2016:09:05", true),
    ("0000:00:00   :  :  ", false), ("2023:02:29   :  :  ", false), ("2023:05:30 15:56", false),
    ("2023:05:30 25:00:00", false), ("2023:05:30 noon:", false), ("", false),
  ])
  func aDateWithoutATimeHasItsOwnCause(text: String, isTimeless: Bool) throws {
    #expect(StatedDate.lacksTime(text) == isTimeless)
    let detail = OriginalityFlag.FlagDetail.flag(.dateImpossible, ["tag": "DateTime", "value": text])
    let flag = OriginalityFlag(detail: detail, grade: .observed, evidence: [], weight: -1, points: 0)
    let cause = try #require(flag.innocentCause(in: .english))
    #expect(cause.contains("XMP and EXIF") == isTimeless)
    #expect(flag.description(in: .english).contains("clock was never set") != isTimeless)
  }

  @Test(arguments: [
    "2024:02:29 10:00:00", "2023:05:30 24:00:00", "2002:12:18  6:10:05", "    :  :     :  :  ",
    "2023-05-30 15:56:01",
  ])
  func notRaisedFor(text: String) throws {
    #expect(try raised(by: .dateImpossible, on: .dated(original: text)).isEmpty)
  }
}
