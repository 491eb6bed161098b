import Testing

@testable import MetaLensAssessment

struct ExposureTextTests {
  @Test(
    arguments: [
      (1.4, 2, .english, "f/1.4"), (0.95, 2, .english, "f/0.95"), (2.708, 1, .english, "f/2.7"),
      (8.0, 1, .english, "f/8"), (1.4, 2, .german, "f/1,4"),
    ] as [(Double, Int, Language, String)])
  func writesApertures(number: Double, decimals: Int, language: Language, expected: String) {
    #expect(ExposureText.aperture(number, decimals: decimals, in: language) == expected)
  }

  @Test(
    arguments: [
      (1.0 / 125, .english, "1/125 s"), (0.25, .english, "1/4 s"), (0.3, .english, "0.3 s"),
      (1.0 / 3.5, .english, "1/3.5 s"), (30.0, .english, "30 s"), (1.602, .german, "1,602 s"),
      (0.0, .english, "0 s"),
    ] as [(Double, Language, String)])
  func writesTimes(seconds: Double, language: Language, expected: String) {
    #expect(ExposureText.time(seconds, in: language) == expected)
  }

  @Test func writesSensitivities() {
    #expect(ExposureText.sensitivity(400, in: .english) == "ISO 400")
  }
}
