import MetaLensKit

extension RuleExample {
  static let dateBeforeSoftware = RuleExample(
    .dateBeforeSoftware, triggering: .phone(software: "13.3.1", taken: "2015:05:30 15:56:01"),
    nonTriggering: .phone(software: "8.3", taken: "2015:05:30 15:56:01"))
}
