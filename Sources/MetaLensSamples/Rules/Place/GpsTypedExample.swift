import MetaLensKit

extension RuleExample {
  static let gpsTyped = RuleExample(
    .gpsTyped,
    triggering: .position(latitude: [(37, 1), (30, 1), (0, 1)], longitude: [(127, 1), (1, 1), (12, 1)]),
    nonTriggering: .position(latitude: [(37, 1), (30, 1), (1, 1)], longitude: [(127, 1), (0, 1), (0, 1)]))
}
