import MetaLensKit

extension RuleExample {
  static let gpsDateConflict = RuleExample(
    .gpsDateConflict, triggering: .fixed("2021:05:30", (6, 55, 52)),
    nonTriggering: .fixed("2023:05:30", (6, 55, 52)))
}
