import MetaLensKit
import Testing

@testable import MetaLensCLI

struct ShareTextTests {
  @Test(
    arguments: [
      (0, "0.0%"), (1, "100.0%"), (0.0004, "< 0.1%"), (0.9999, "> 99.9%"), (0.125, "12.5%"),
      (0.5, "50.0%"),
    ] as [(Double, String)])
  func neverRoundsToNoneOrAll(share: Double, expected: String) {
    #expect(ShareText.percent(share) == expected)
  }

  @Test(
    arguments: [
      (nil, "–"), (1, "1.0000"), (0.999_99, "> 0.9999"), (0.987_65, "0.9877"), (0, "0.0000"),
    ] as [(Double?, String)])
  func figures(value: Double?, expected: String) { #expect(ShareText.figure(value) == expected) }
}
