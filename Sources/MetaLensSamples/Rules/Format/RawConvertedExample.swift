import MetaLensKit

extension RuleExample {
  static let rawConverted = RuleExample(
    .rawConverted, triggering: .dng(originalRawFileName: "IMG_0001.CR2"),
    nonTriggering: .dng(originalRawFileName: "L1000001.DNG"))
}
