import MetaLensFacts
import MetaLensKit

extension RuleExample {
  static let exposureDisagrees = RuleExample(
    .exposureDisagrees, triggering: photo(apex: (3, 1)), nonTriggering: photo(apex: (5, 1)))

  private static func photo(apex: (UInt32, UInt32)) -> ExamplePhoto {
    .camera {
      $0.set($0.rational(ExifTag.fNumber, (56, 10)), in: .exif)
      $0.set($0.rational(ExifTag.apertureValue, apex), in: .exif)
    }
  }
}
