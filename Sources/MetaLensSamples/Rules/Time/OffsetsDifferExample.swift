import MetaLensKit

extension RuleExample {
  static let offsetsDiffer = RuleExample(
    .offsetsDiffer, triggering: .offsets("+09:00", "+02:00"), nonTriggering: .offsets("+09:00", "+09:00"))
}
