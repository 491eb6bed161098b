import MetaLensKit

extension RuleExample {
  static let pictureRecomposed = RuleExample(
    .pictureRecomposed,
    triggering: .phone(ExamplePhoto.phoneExif(software: "17.5.1")) { $0.isTileTurned = true },
    nonTriggering: .phone(ExamplePhoto.phoneExif(software: "17.5.1")))
}
