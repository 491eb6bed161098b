import MetaLensKit

extension RuleExample {
  static let fileIncomplete = RuleExample(
    .fileIncomplete, triggering: ExamplePhoto.camera().cut(by: 2), nonTriggering: .camera())
}
