import MetaLensKit

extension RuleExample {
  static let trailerSamsungEdited = RuleExample(
    .trailerSamsungEdited,
    triggering: .trailed(ExamplePhoto.samsungTrailer("PhotoEditor_Re_Edit_Data", "{}"), make: "samsung"),
    nonTriggering: .trailed(ExamplePhoto.samsungTrailer("Image_UTC_Data", "1700000000000"), make: "samsung"))
}
