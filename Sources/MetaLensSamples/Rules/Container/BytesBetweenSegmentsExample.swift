import MetaLensKit

extension RuleExample {
  static let bytesBetweenSegments = RuleExample(
    .bytesBetweenSegments, triggering: .coded().inserting([1, 2, 3]),
    nonTriggering: .coded().inserting([0xFF, 0xFF]))
}
