import MetaLensKit

extension RuleExample {
  static let softwareUnlikeCamera = RuleExample(
    .softwareUnlikeCamera, triggering: .software("Silver Efex 2"), nonTriggering: .software("D2v001e"))
}
