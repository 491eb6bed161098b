import MetaLensKit

extension RuleExample {
  static let xmpModifiedLater = RuleExample(
    .xmpModifiedLater, triggering: .camera(xmp: "<xmp:ModifyDate>2023-06-02T09:00:07</xmp:ModifyDate>"),
    nonTriggering: .camera(xmp: "<xmp:ModifyDate>2023-05-30T15:56:02</xmp:ModifyDate>"))
}
