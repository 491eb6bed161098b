import MetaLensKit

extension RuleExample {
  static let thumbnailBroken = RuleExample(
    .thumbnailBroken, triggering: .camera { $0.thumbnail = [UInt8](repeating: 0, count: 200) },
    nonTriggering: .camera { $0.thumbnail = JPEGBuilder().build() })
}
