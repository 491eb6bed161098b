import MetaLensKit

extension RuleExample {
  static let exifRawDevelopingSoftware = RuleExample(
    .exifRawDevelopingSoftware,
    triggering: .camera { $0.set($0.ascii(ExifTag.rawDevelopingSoftware, "Silver Efex 2"), in: .exif) },
    nonTriggering: .camera {
      $0.set($0.ascii(ExifTag.rawDevelopingSoftware, "Digital Photo Professional 4.10"), in: .exif)
    })
}
