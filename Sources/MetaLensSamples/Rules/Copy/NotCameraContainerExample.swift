import MetaLensKit

extension RuleExample {
  static let notCameraContainer = RuleExample(
    .notCameraContainer,
    triggering: .heif(order: ["hdlr", "pitm", "iloc", "iinf", "iprp", "iref"], exif: nil, hasColours: true),
    nonTriggering: .heif(order: ["hdlr", "pitm", "iloc", "iinf", "iprp", "iref"]))
}
