import MetaLensKit

extension RuleExample {
  static let iptcDigestMismatch = RuleExample(
    .iptcDigestMismatch, triggering: .digest([UInt8](repeating: 7, count: 16)),
    nonTriggering: .digest([UInt8](repeating: 0, count: 16)))
}
