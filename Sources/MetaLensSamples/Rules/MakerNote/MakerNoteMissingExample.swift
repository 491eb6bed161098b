import MetaLensKit

extension RuleExample {
  static let makerNoteMissing = RuleExample(
    .makerNoteMissing, triggering: .camera { $0.makerNoteShift = nil }, nonTriggering: .camera())
}
