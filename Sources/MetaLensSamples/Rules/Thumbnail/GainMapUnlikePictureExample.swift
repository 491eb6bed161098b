import MetaLensKit

extension RuleExample {
  static let gainMapUnlikePicture = RuleExample(
    .gainMapUnlikePicture, triggering: .gainMapped(ExamplePhoto.grain),
    nonTriggering: .gainMapped(ExamplePhoto.scene))
}
