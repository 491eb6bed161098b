import MetaLensKit

extension RuleExample {
  static let heicContainerUnlike = RuleExample(
    .heicContainerUnlike,
    triggering: .phone {
      $0.order = ["hdlr", "pitm", "iloc", "iinf", "iprp", "iref", "idat"]
      $0.isDataLong = false
      $0.isExifFirst = false
      $0.locationsVersion = 0
    },
    nonTriggering: .phone())
}
