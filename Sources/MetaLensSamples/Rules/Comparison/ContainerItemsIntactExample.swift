import MetaLensKit

extension RuleExample {
  static let containerItemsIntact = RuleExample(
    .containerItemsIntact, triggering: .listing(byteCount: 40, behind: [UInt8](repeating: 1, count: 40)),
    nonTriggering: .listing(byteCount: 40, behind: [UInt8](repeating: 1, count: 44)))
}
