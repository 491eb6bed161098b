import MetaLensKit

extension RuleExample {
  static let containerBroken = RuleExample(
    .containerBroken, triggering: .heif { $0.trailer = PNGBuilder.long(64) + Array("free".utf8) },
    nonTriggering: .heif { $0.trailer = PNGBuilder.long(8) + Array("free".utf8) })
}
