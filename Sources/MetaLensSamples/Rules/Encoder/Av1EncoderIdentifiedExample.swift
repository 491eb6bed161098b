import MetaLensKit

extension RuleExample {
  static let av1EncoderIdentified = RuleExample(
    .av1EncoderIdentified,
    triggering: .avif(.rav1e),
    // A level that rav1e states only if it is set explicitly.
    nonTriggering: .avif(.rav1e.with { $0.header.operatingPoints = [.init(level: 8)] }))
}
