import Testing

@testable import MetaLensDecoding

struct NoteReadingTests {
  @Test(
    arguments: [
      ("FC  B3315592     Y53664 2017:03:10 7183301268C7", "2017:03:10"), ("2017:03:10", "2017:03:10"),
      ("(F54) 2010:05:11 no. 0191, 2012:01:01", "2010:05:11"), ("2017-03-10", nil), ("017:03:10", nil),
      ("2017:03:1", nil), ("", nil), (nil, nil), ("9999:12:31", nil), ("0000:00:00", nil),
      ("2020:00:00", nil),
      ("2020:13:01", nil), ("2020:12:32", nil),
    ] as [(String?, String?)])
  func findsADayInANumber(text: String?, expected: String?) {
    #expect(NoteText.day(in: text) == expected)
  }
}
