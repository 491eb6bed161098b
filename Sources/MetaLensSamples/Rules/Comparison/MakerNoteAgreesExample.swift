import MetaLensKit

extension RuleExample {
  static let makerNoteAgrees = RuleExample(
    .makerNoteAgrees, triggering: .olympus(width: 64, height: 48, serialNumber: "123"),
    nonTriggering: .olympus(width: 64, height: 48))
}
