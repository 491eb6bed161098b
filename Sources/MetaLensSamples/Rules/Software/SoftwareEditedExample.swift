import MetaLensKit

extension RuleExample {
  static let softwareEdited = RuleExample(
    .softwareEdited, triggering: .software("GIMP 2.4.5"), nonTriggering: .software("Ver.1.01"))
}
