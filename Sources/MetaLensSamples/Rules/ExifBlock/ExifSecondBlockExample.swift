import MetaLensKit

extension RuleExample {
  static let exifSecondBlock = RuleExample(
    .exifSecondBlock, triggering: .camera().withSecondExif(), nonTriggering: .camera())
}
