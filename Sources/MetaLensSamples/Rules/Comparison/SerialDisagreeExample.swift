import MetaLensKit

extension RuleExample {
  static let serialDisagree = RuleExample(
    .serialDisagree,
    triggering: .camera(xmp: "<aux:SerialNumber>2004426</aux:SerialNumber>") {
      $0.set($0.ascii(ExifTag.bodySerialNumber, "0030079"), in: .exif)
    },
    nonTriggering: .camera(xmp: "<aux:SerialNumber>30079</aux:SerialNumber>") {
      $0.set($0.ascii(ExifTag.bodySerialNumber, "0030079"), in: .exif)
    })
}
