import MetaLensKit

extension RuleExample {
  static let gpsTool = RuleExample(
    .gpsTool,
    triggering: .position(
      latitude: [(59, 1), (55, 1), (143_211, 2_500)], longitude: [(10, 1), (46, 1), (71_583, 1_250)]),
    nonTriggering: .position(
      latitude: [(59, 1), (55, 1), (57_284, 1_000)], longitude: [(10, 1), (46, 1), (57_266, 1_000)]))
}
