import MetaLensKit

extension RuleExample {
  static let softwareMetadataTool = RuleExample(
    .softwareMetadataTool, triggering: .software("ExifTool 12.57"), nonTriggering: .software("Ver.1.01"))
}
