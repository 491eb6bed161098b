import MetaLensKit

extension RuleExample {
  static let trailerText = RuleExample(
    .trailerText, triggering: .trailed(Array("twenty bytes of text".utf8)),
    nonTriggering: .trailed(Array("bytes of text and a one".utf8) + [1]))
}
