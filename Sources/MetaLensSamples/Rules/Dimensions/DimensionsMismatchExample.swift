import MetaLensKit

extension RuleExample {
  static let dimensionsMismatch = RuleExample(
    .dimensionsMismatch, triggering: .camera(size: PixelSize(width: 32, height: 24)),
    nonTriggering: .camera())
}
