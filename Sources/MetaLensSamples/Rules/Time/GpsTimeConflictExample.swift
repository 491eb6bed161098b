import MetaLensKit

extension RuleExample {
  static let gpsTimeConflict = RuleExample(
    .gpsTimeConflict, triggering: .fixed("2023:05:30", (6, 51, 1)),
    nonTriggering: .fixed("2023:05:30", (6, 55, 52)))
}
