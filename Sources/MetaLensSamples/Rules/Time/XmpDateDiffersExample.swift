import MetaLensKit

extension RuleExample {
  static let xmpDateDiffers = RuleExample(
    .xmpDateDiffers,
    triggering: .camera(xmp: "<photoshop:DateCreated>2021-05-30T15:56:01</photoshop:DateCreated>"),
    nonTriggering: .camera(xmp: "<photoshop:DateCreated>2023-05-30T06:56:01Z</photoshop:DateCreated>"))
}
