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

  @Test(arguments: [
    "2024:02:29 10:00:00", "2023:05:30 24:00:00", "2002:12:18  6:10:05", "    :  :     :  :  ",
    "2023-05-30 15:56:01",
  ])
  func notRaisedFor(text: String) throws {
    #expect(try raised(by: .dateImpossible, on: .dated(original: text)).isEmpty)
  }
}
