import MetaLensKit

extension RuleExample {
  static let thumbnailInColour = RuleExample(
    .thumbnailInColour, triggering: .camera { $0.thumbnail = ExamplePhoto.blue },
    nonTriggering: .camera { $0.thumbnail = JPEGBuilder().build() })
}
