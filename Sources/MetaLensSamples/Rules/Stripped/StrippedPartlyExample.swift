import MetaLensKit

extension RuleExample {
  static let strippedPartly = RuleExample(
    .strippedPartly, triggering: .displayTags([0x0112, 0x011A, 0x011B]),
    nonTriggering: .displayTags([0x0112, 0x011A, 0x011B, 0x9C9B]))
}
