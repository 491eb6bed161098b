import MetaLensKit

extension RuleExample {
  static let metadataStripped = RuleExample(
    .metadataStripped, triggering: ExamplePhoto(exif: nil), nonTriggering: .png(texts: [("Title", "A view")]))
}
