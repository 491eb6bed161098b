import MetaLensKit

extension RuleExample {
  static let subsecondsInconsistent = RuleExample(
    .subsecondsInconsistent, triggering: .fractions("12", "57"), nonTriggering: .fractions("12", "12"))
}
