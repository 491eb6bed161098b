import MetaLensKit

extension RuleExample {
  static let containerUnusual = RuleExample(
    .containerUnusual, triggering: .tiff(make: "Olympus Imaging"), nonTriggering: .tiff(make: nil))
}
