import MetaLensKit

extension RuleExample {
  static let containerWriterCamera = RuleExample(
    .containerWriterCamera, triggering: .canonHEIF(), nonTriggering: .canonHEIF(make: "Nikon"))
}
