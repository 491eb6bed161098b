import MetaLensKit

extension RuleExample {
  static let aiEdited = RuleExample(
    .aiEdited, triggering: .sourceType("compositeWithTrainedAlgorithmicMedia"),
    nonTriggering: .sourceType("compositeCapture"))
}
