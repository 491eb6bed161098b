import MetaLensKit

extension RuleExample {
  static let gpsXmpDiffers = RuleExample(
    .gpsXmpDiffers, triggering: .positioned(xmp: "37,30N", "127,0E", latitude: 38),
    nonTriggering: .positioned(xmp: "38,30.001N", "127,0.0E", latitude: 38))
}
