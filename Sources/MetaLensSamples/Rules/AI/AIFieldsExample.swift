import MetaLensKit

extension RuleExample {
  static let aiFields = RuleExample(
    .aiFields, triggering: .camera(xmp: "<Iptc4xmpExt:AISystemUsed>Imagen</Iptc4xmpExt:AISystemUsed>"),
    nonTriggering: .camera(xmp: "<Iptc4xmpExt:AISystemUsed> </Iptc4xmpExt:AISystemUsed>"))
}
