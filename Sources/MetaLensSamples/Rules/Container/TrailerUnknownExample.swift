import MetaLensKit

extension RuleExample {
  static let trailerUnknown = RuleExample(
    .trailerUnknown, triggering: .trailed([UInt8](1...20)),
    nonTriggering: .trailed(Array("twenty bytes of text".utf8)))
}
