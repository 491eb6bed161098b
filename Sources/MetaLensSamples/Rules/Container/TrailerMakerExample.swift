import MetaLensKit

extension RuleExample {
  static let trailerMaker = RuleExample(
    .trailerMaker,
    triggering: .trailed(ExamplePhoto.samsungTrailer("Image_UTC_Data", "1700000000000"), make: "samsung"),
    nonTriggering: .trailed(ExamplePhoto.samsungTrailer("Image_UTC_Data", "1700000000000")))
}
