import MetaLensKit

extension RuleExample {
  static let appleAdjustments = RuleExample(
    .appleAdjustments, triggering: .camera(xmp: "<aas:AffineA>0.99</aas:AffineA>"),
    nonTriggering: .camera(xmp: "<HDRGainMap:HDRGainMapVersion>65536</HDRGainMap:HDRGainMapVersion>"))
}
