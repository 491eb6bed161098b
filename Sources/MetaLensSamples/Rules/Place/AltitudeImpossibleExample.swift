import MetaLensKit

extension RuleExample {
  static let altitudeImpossible = RuleExample(
    .altitudeImpossible, triggering: .altitude((4_294_967_284, 1), reference: 0),
    nonTriggering: .altitude((43_000, 100), reference: 1))
}
