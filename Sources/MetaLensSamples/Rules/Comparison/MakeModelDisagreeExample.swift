import MetaLensKit

extension RuleExample {
  static let makeModelDisagree = RuleExample(
    .makeModelDisagree, triggering: .camera(xmp: "<tiff:Model>NIKON D90</tiff:Model>"),
    nonTriggering: .camera(xmp: "<tiff:Make>CANON</tiff:Make><tiff:Model>EOS 40D</tiff:Model>"))
}
