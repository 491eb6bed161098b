import MetaLensKit

extension RuleExample {
  static let hasGps = RuleExample(
    .hasGps,
    triggering: .position(latitude: [(37, 1), (30, 1), (0, 1)], longitude: [(127, 1), (0, 1), (0, 1)]),
    nonTriggering: .camera())
}
