import MetaLensKit

extension RuleExample {
  static let gpsImpossible = RuleExample(
    .gpsImpossible,
    triggering: .position(latitude: [(97, 1), (30, 1), (0, 1)], longitude: [(127, 1), (0, 1), (0, 1)]),
    nonTriggering: .position(latitude: [(37, 1), (30, 1), (0, 1)], longitude: [(127, 1), (0, 1), (0, 1)]))
}
