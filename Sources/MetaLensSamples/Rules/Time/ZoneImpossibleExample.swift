import MetaLensKit

extension RuleExample {
  static let zoneImpossible = RuleExample(
    .zoneImpossible, triggering: .zoned("+09:00", longitude: 118, "W"),
    nonTriggering: .zoned("+08:00", longitude: 76, "E"))
}
