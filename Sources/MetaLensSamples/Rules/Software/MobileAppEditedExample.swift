import MetaLensKit

extension RuleExample {
  static let mobileAppEdited = RuleExample(
    .mobileAppEdited, triggering: .software("Snapseed 2.19"), nonTriggering: .software("17.5.1"))
}
