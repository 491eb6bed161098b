import MetaLensKit

extension RuleExample {
  static let orientationConflict = RuleExample(
    .orientationConflict, triggering: .heif(orientation: 1, rotation: 3),
    nonTriggering: .heif(orientation: 6, rotation: 3))
}
