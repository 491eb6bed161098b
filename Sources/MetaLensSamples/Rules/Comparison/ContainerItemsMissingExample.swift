import MetaLensKit

extension RuleExample {
  static let containerItemsMissing = RuleExample(
    .containerItemsMissing, triggering: .listing(byteCount: 40, behind: []),
    nonTriggering: .listing(byteCount: 40, behind: [UInt8](repeating: 1, count: 40)))
}
