import MetaLensAssessment

/// How many times more often a finding is seen with originals than with other files, for a person: 3:1, 1:40.
enum LikelihoodRatio {
  /// The ratio of a weight in log-odds; two digits say what so few photos can show.
  static func text(_ weight: Double, in language: Language) -> String {
    let ratio = number(weight, in: language)
    return weight < 0 ? "1:" + ratio : ratio + ":1"
  }

  /// A finding's ratio; or that its weight was set without counting photos; or that it isn't counted, since the same kind or a
  /// heavier finding with the same cause already is.
  static func text(_ flag: OriginalityFlag, in language: Language) -> String {
    guard flag.type != .information else { return "" }
    guard flag.isMeasured else { return MessageKey.scoreRule.text(in: language) }
    return flag.counts || flag.weight == 0 ? text(flag.weight, in: language) : "(–)"
  }

  /// The larger number of the ratio, whichever way the weight speaks.
  static func number(_ weight: Double, in language: Language) -> String {
    rounded(power(weight.magnitude), language)
  }

  private static func rounded(_ ratio: Double, _ language: Language) -> String {
    switch ratio {
    case ..<9.95: FixedDecimal.text(ratio, decimals: 1, trimming: true, in: language)
    case ..<99.5: FixedDecimal.text(ratio, decimals: 0, trimming: true)
    default: FixedDecimal.text((ratio / 10).rounded() * 10, decimals: 0, trimming: true)
    }
  }

  /// e to a power that is not negative, by squaring a hundredth's series: no platform's libm enters a report.
  private static func power(_ value: Double) -> Double {
    let step = min(value, 20) / 1024
    var result = 1 + step * (1 + step / 2 * (1 + step / 3))
    for _ in 0..<10 { result *= result }
    return result
  }
}

/// A share as per cents, for a person.
enum PerCent {
  /// Whole per cents, to a tenth near the ends; never 0 or 100, which nobody knows.
  static func text(_ share: Double, in language: Language) -> String {
    func number(_ value: Double, _ decimals: Int) -> String {
      language.perCent(FixedDecimal.text(value, decimals: decimals, trimming: true, in: language))
    }
    if share < 0.001 { return "< " + number(0.1, 1) }
    if share > 0.999 { return "> " + number(99.9, 1) }
    return number(share * 100, share < 0.0095 || share > 0.9905 ? 1 : 0)
  }
}
