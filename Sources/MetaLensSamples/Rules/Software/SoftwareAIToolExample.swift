import MetaLensKit

extension RuleExample {
  static let softwareAITool = RuleExample(
    .softwareAITool, triggering: .software("Midjourney"), nonTriggering: .software("Ver.1.01"))
}
