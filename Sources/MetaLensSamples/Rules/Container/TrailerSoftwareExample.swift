import MetaLensKit

extension RuleExample {
  static let trailerSoftware = RuleExample(
    .trailerSoftware, triggering: .trailed(Array("CANON OPTIONAL DATA\u{0}".utf8) + [UInt8](1...40)),
    nonTriggering: .trailed(Array("CANON OPTIONAL TEXT\u{0}".utf8) + [UInt8](1...40)))
}
