import MetaLensKit

extension RuleExample {
  static let thumbnailMissing = RuleExample(
    .thumbnailMissing, triggering: .camera(),
    nonTriggering: .camera { $0.thumbnail = JPEGBuilder().build() })
}
