import MetaLensFacts
import MetaLensKit

extension RuleExample {
  static let pictureRecomposed = RuleExample(
    .pictureRecomposed,
    triggering: .phone(ExamplePhoto.phoneExif(software: "17.5.1")) {
      $0.crop = PixelSize(width: 512, height: 256)
    },
    nonTriggering: .phone(ExamplePhoto.phoneExif(software: "17.5.1")))
}
