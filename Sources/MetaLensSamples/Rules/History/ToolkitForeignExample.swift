import MetaLensKit

extension RuleExample {
  static let toolkitForeign = RuleExample(
    .toolkitForeign, triggering: .camera(xmp: "<xmp:Rating>3</xmp:Rating>", toolkit: "Image::ExifTool 12.57"),
    nonTriggering: .camera(xmp: "<xmp:Rating>3</xmp:Rating>", toolkit: "Adobe XMP Core 5.1.0-jc003"))
}
