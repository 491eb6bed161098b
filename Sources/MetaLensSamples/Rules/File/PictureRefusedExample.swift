import MetaLensKit

extension RuleExample {
  static let pictureRefused = RuleExample(
    .pictureRefused, triggering: .camera().precision(12), nonTriggering: .camera())
}
