import MetaLensKit

extension RuleExample {
  static let softwareScanner = RuleExample(
    .softwareScanner, triggering: .software("VueScan 9 x64 (9.7.67)"), nonTriggering: .software("Ver.1.01"))
}
