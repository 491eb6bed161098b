import MetaLensAssessment

/// The ratio, such as 3:1 or 1:40, of how often a finding is seen with originals and with other files.
enum LikelihoodRatio {
  /// Returns the ratio for a weight in log-odds; with at most two digits, since so few photos support no more.
  static func text(_ weight: Double, in language: Language) -> String {
    let ratio = number(weight, in: language)
    return weight < 0 ? "1:" + ratio : ratio + ":1"
  }

  /// Returns the ratio of a report's finding; empty for information.
  ///
  /// If the weight was set without counting photos, the text says what the finding does. If the finding isn't counted, because one of the
  /// same kind or a heavier one with the same cause already is, the text is a dash.
  static func text(
    _ flag: OriginalityFlag, of report: OriginalityReport, in language: Language
  ) -> String {
    guard flag.type != .information else { return "" }
    guard flag.isMeasured else { return unmeasured(flag, of: report).text(in: language) }
    return flag.counts || flag.weight == 0 ? text(flag.weight, in: language) : "(–)"
  }

  /// Returns the word for a finding whose weight wasn't measured: what it does to the score.
  static func unmeasured(_ flag: OriginalityFlag, of report: OriginalityReport) -> MessageKey {
    guard flag.weight == 0 else { return .scoreRule }
    if let bounded = report.bounded, !bounded.isSettling, bounded.standsOn(flag.id) { return .scoreCap }
    // What settles a fact or the verdict does so by a rule.
    return report.settles(flag) ? .scoreRule : .scoreUnweighed
  }

  /// Returns the larger number of the ratio, whichever side the weight supports.
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

  /// Returns e to the power of a value that isn't negative, by series and squaring, so that no platform's libm affects
  /// a report.
  private static func power(_ value: Double) -> Double {
    let step = min(value, 20) / 1024
    var result = 1 + step * (1 + step / 2 * (1 + step / 3))
    for _ in 0..<10 { result *= result }
    return result
  }
}
