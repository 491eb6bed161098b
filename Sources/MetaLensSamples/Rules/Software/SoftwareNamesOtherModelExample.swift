import MetaLensFacts
import MetaLensKit

extension RuleExample {
  static let softwareNamesOtherModel = RuleExample(
    .softwareNamesOtherModel, triggering: photo("X-T30"), nonTriggering: photo("X-T20"))

  private static func photo(_ model: String) -> ExamplePhoto {
    .camera {
      $0.setCamera("FUJIFILM", model)
      $0.set($0.ascii(ExifTag.software, "Digital Camera X-T20 Ver1.00"), in: .ifd0)
    }
  }
}
