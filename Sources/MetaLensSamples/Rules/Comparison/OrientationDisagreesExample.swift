import MetaLensKit

extension RuleExample {
  static let orientationDisagrees = RuleExample(
    .orientationDisagrees,
    triggering: .camera(xmp: "<tiff:Orientation>6</tiff:Orientation>") {
      $0.set($0.short(ExifTag.orientation, 1), in: .ifd0)
    },
    nonTriggering: .camera(xmp: "<tiff:Orientation>6</tiff:Orientation>") {
      $0.set($0.short(ExifTag.orientation, 6), in: .ifd0)
    })
}
