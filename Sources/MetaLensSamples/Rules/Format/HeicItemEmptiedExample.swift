import MetaLensKit

extension RuleExample {
  static let heicItemEmptied = RuleExample(
    .heicItemEmptied, triggering: .phone(nil), nonTriggering: .phone())
}
