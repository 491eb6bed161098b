import MetaLensKit

extension RuleExample {
  static let iccFromSoftware = RuleExample(
    .iccFromSoftware,
    triggering: .camera(icc: ExampleMetadata.profile(creator: "lcms", preferredModule: "lcms")),
    nonTriggering: .camera(icc: ExampleMetadata.profile(creator: "GOOG")))
}
