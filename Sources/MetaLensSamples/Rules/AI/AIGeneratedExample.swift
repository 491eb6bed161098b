import MetaLensKit

extension RuleExample {
  static let aiGenerated = RuleExample(
    .aiGenerated, triggering: .sourceType("trainedAlgorithmicMedia"),
    nonTriggering: .sourceType("digitalCapture"))
}
