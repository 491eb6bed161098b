import MetaLensKit

extension RuleExample {
  static let makerNoteEdited = RuleExample(
    .makerNoteEdited, triggering: .nikonRetouched(5), nonTriggering: .nikonRetouched(19))
}
