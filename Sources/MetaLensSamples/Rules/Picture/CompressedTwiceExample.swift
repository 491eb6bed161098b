import MetaLensKit

extension RuleExample {
  static let compressedTwice = RuleExample(
    .compressedTwice,
    triggering: .compressed(steps: [16, 6, 6, 7, 6, 5, 8, 7, 7, 7], then: [8, 2, 2, 2, 2, 2, 2, 2, 2, 2]),
    nonTriggering: .compressed(steps: [], then: [8, 2, 2, 2, 2, 2, 2, 2, 2, 2]))
}
