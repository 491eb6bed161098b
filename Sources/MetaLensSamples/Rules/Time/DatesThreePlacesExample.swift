import MetaLensKit

extension RuleExample {
  static let datesThreePlaces = RuleExample(
    .datesThreePlaces, triggering: .phoneTrailer(fix: (6, 55, 52)),
    nonTriggering: .phoneTrailer(fix: (6, 45, 52)))
}
