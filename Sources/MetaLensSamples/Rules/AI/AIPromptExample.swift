import MetaLensKit

extension RuleExample {
  static let aiPrompt = RuleExample(
    .aiPrompt, triggering: .png(texts: [("parameters", ExamplePhoto.webUI)]),
    nonTriggering: .png(texts: [("parameters", "a lighthouse at dusk")]))
}
