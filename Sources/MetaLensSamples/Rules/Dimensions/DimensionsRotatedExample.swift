import MetaLensKit

extension RuleExample {
  static let dimensionsRotated = RuleExample(
    .dimensionsRotated, triggering: .camera(size: PixelSize(width: 48, height: 64)), nonTriggering: .camera())
}
