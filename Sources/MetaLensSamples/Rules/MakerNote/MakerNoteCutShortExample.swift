import MetaLensKit

extension RuleExample {
  static let makerNoteCutShort = RuleExample(
    .makerNoteCutShort, triggering: .camera { $0.makerNoteCut = 4 }, nonTriggering: .camera())
}
