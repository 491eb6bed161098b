import MetaLensKit

extension RuleExample {
  static let lensForeign = RuleExample(
    .lensForeign,
    triggering: .camera {
      $0.set($0.ascii(ExifTag.lensModel, "iPhone 14 Pro back triple camera 6.86mm f/1.78"), in: .exif)
    },
    nonTriggering: .camera {
      $0.set($0.ascii(ExifTag.model, "iPhone 14 Pro"), in: .ifd0)
      $0.set($0.ascii(ExifTag.lensModel, "iPhone 14 Pro back triple camera 6.86mm f/1.78"), in: .exif)
    })
}
