import Testing

@testable import MetaLensAssessment

struct SerialNumbersTests {
  @Test(arguments: [
    ("0030079", "30079", true), ("NO= 0000135d", "135D", true), ("B9U505495   ", "B9U505495", true),
    ("1DQ09481", "DQ09481", true), ("000", "12", true), ("12", "123", false), ("123", "9123", false),
    ("30079", "30078", false),
  ])
  func isSame(first: String, second: String, expected: Bool) {
    #expect(SerialNumbers.isSame(first, second) == expected)
    #expect(SerialNumbers.isSame(second, first) == expected)
  }
}
