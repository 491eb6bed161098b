import MetaLensKit

extension RuleExample {
  static let algorithmicMedia = RuleExample(
    .algorithmicMedia, triggering: .sourceType("algorithmicMedia"),
    nonTriggering: .sourceType("computationalCapture"))
}
