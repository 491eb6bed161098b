import MetaLensAssessment

/// A share in percent, for a person.
enum PerCent {
  /// Returns whole percents, with a decimal near the ends; never 0 or 100, since no probability is certain.
  static func text(_ share: Double, in language: Language) -> String {
    func number(_ value: Double, _ decimals: Int) -> String {
      language.perCent(FixedDecimal.text(value, decimals: decimals, trimming: true, in: language))
    }
    if share < 0.001 { return "< " + number(0.1, 1) }
    if share > 0.999 { return "> " + number(99.9, 1) }
    return number(share * 100, share < 0.0095 || share > 0.9905 ? 1 : 0)
  }
}
