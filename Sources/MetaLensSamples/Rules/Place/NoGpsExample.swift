import MetaLensKit

extension RuleExample {
  static let noGps = RuleExample(
    .noGps, triggering: .camera(),
    nonTriggering: .position(latitude: [(37, 1), (30, 1), (0, 1)], longitude: [(127, 1), (0, 1), (0, 1)]))
}
