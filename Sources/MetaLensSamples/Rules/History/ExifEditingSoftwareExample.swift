import MetaLensKit

extension RuleExample {
  static let exifEditingSoftware = RuleExample(
    .exifEditingSoftware,
    triggering: .camera { $0.set($0.ascii(ExifTag.imageEditingSoftware, "Silver Efex 2"), in: .exif) },
    nonTriggering: .camera { $0.set($0.ascii(ExifTag.cameraFirmware, "Silver Efex 2"), in: .exif) })
}
