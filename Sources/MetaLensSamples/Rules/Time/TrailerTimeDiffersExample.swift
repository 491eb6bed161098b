import MetaLensKit

extension RuleExample {
  static let trailerTimeDiffers = RuleExample(
    .trailerTimeDiffers,
    triggering: .trailed(ExamplePhoto.samsungTrailer("Image_UTC_Data", "1622357761000"), make: "samsung"),
    nonTriggering: .trailed(ExamplePhoto.samsungTrailer("Image_UTC_Data", "1685429761824"), make: "samsung"))
}
