import MetaLensKit

extension RuleExample {
  static let dimensionsUnstated = RuleExample(
    .dimensionsUnstated, triggering: .camera { $0.remove(ExifTag.pixelXDimension, from: .exif) },
    nonTriggering: .camera())
}
