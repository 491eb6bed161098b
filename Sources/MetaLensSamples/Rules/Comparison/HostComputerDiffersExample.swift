import MetaLensKit

extension RuleExample {
  static let hostComputerDiffers = RuleExample(
    .hostComputerDiffers,
    triggering: .camera {
      $0.set($0.ascii(ExifTag.model, "iPhone 14 Pro"), in: .ifd0)
      $0.set($0.ascii(ExifTag.hostComputer, "iPhone 11"), in: .ifd0)
    },
    nonTriggering: .camera {
      $0.set($0.ascii(ExifTag.model, "iPhone 11"), in: .ifd0)
      $0.set($0.ascii(ExifTag.hostComputer, "iPhone 11"), in: .ifd0)
    })
}
