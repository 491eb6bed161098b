import MetaLensKit

extension RuleExample {
  static let creationDateMissing = RuleExample(
    .creationDateMissing, triggering: ExamplePhoto(exif: nil), nonTriggering: .camera())
}
