import Testing

@testable import MetaLensAssessment

struct FixedDecimalTests {
  @Test(
    arguments: [
      (37.5, 6, false, "37.500000"), (37.5, 6, true, "37.5"), (-0.0000001, 6, false, "0.000000"),
      (-33.25, 1, false, "-33.3"), (2.0, 1, true, "2"), (0.05, 2, false, "0.05"),
      (127.9999999, 6, true, "128"),
      (5.4, 0, false, "5"), (-0.4, 0, false, "0"), (1e300, 2, false, "1e+300"), (.nan, 2, false, "nan"),
    ] as [(Double, Int, Bool, String)])
  func writes(value: Double, decimals: Int, trimming: Bool, expected: String) {
    #expect(FixedDecimal.text(value, decimals: decimals, trimming: trimming) == expected)
  }

  @Test(arguments: [
    (Language.german, "-33,3"), (.english, "-33.3"), (.japanese, "-33.3"), (.french, "-33,3"),
  ])
  func writesAsALanguageDoes(language: Language, expected: String) {
    #expect(FixedDecimal.text(-33.25, decimals: 1, in: language) == expected)
    #expect(FixedDecimal.text(5.4, decimals: 0, in: language) == "5")
  }
}
