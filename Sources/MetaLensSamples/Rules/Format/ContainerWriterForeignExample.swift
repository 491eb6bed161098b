import MetaLensKit

extension RuleExample {
  static let containerWriterForeign = RuleExample(
    .containerWriterForeign, triggering: .heif(order: ["hdlr", "pitm", "iloc", "iinf", "iprp", "iref"]),
    nonTriggering: .heif(order: ["hdlr", "pitm", "iinf", "iloc", "iprp", "iref"]))
}
