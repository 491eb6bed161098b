import MetaLensKit

extension RuleExample {
  static let gpsHoursDiffer = RuleExample(
    .gpsHoursDiffer, triggering: .fixed("2023:05:30", (6, 55, 52), offset: "+12:00"),
    nonTriggering: .fixed("2023:05:30", (6, 55, 52), offset: "+09:00"))
}
