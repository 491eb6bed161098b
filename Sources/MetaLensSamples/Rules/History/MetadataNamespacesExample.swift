import MetaLensKit

extension RuleExample {
  static let metadataNamespaces = RuleExample(
    .metadataNamespaces, triggering: .camera(xmp: "<digiKam:PickLabel>0</digiKam:PickLabel>"),
    nonTriggering: .camera(xmp: "<hdrgm:Version>1.0</hdrgm:Version>"))
}
