import MetaLensKit

extension RuleExample {
  static let makerNoteBroken = RuleExample(
    .makerNoteBroken, triggering: .camera { $0.makerNoteShift = -12 }, nonTriggering: .camera())
}
