import MetaLensKit

extension RuleExample {
  static let makerNoteIntact = RuleExample(
    .makerNoteIntact, triggering: .camera(), nonTriggering: .camera { $0.makerNoteShift = nil })
}
