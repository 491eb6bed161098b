import MetaLensKit

extension RuleExample {
  static let systemUnstated = RuleExample(
    .systemUnstated, triggering: .phone(ExamplePhoto.phoneExif(software: " ")),
    nonTriggering: .phone(ExamplePhoto.phoneExif(software: "17.5.1")))
}
