import MetaLensKit

extension RuleExample {
  static let sealPresent = RuleExample(
    .sealPresent,
    triggering: .camera(xmp: "<xmp:seal>seal=&quot;1&quot; d=&quot;example.org&quot;</xmp:seal>"),
    nonTriggering: .camera(xmp: "<dc:title>seal=&quot;1&quot; d=&quot;example.org&quot;</dc:title>"))
}
