import MetaLensKit

extension RuleExample {
  static let dimensionsDisagree = RuleExample(
    .dimensionsDisagree,
    triggering: .camera(
      xmp:
        "<exif:PixelXDimension>4288</exif:PixelXDimension><exif:PixelYDimension>2848</exif:PixelYDimension>"),
    nonTriggering: .camera(
      xmp: "<exif:PixelXDimension>48</exif:PixelXDimension><exif:PixelYDimension>64</exif:PixelYDimension>"))
}
