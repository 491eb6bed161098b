import MetaLensKit

extension RuleExample {
  static let dimensionsMatch = RuleExample(
    .dimensionsMatch, triggering: .camera(), nonTriggering: .camera(size: PixelSize(width: 32, height: 24)))
}
