import MetaLensKit

extension RuleExample {
  static let trailerForeign = RuleExample(
    .trailerForeign, triggering: .trailed([0x50, 0x4B, 3, 4] + [UInt8](repeating: 7, count: 30)),
    nonTriggering: .trailed([0x50, 0x4B, 5, 6]))
}
