import MetaLensKit

extension RuleExample {
  static let trailerUnlisted = RuleExample(
    .trailerUnlisted, triggering: .trailed(JPEGBuilder().build()), nonTriggering: .multiPicture())
}
