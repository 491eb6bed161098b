import MetaLensFacts
import MetaLensKit

extension RuleExample {
  static let positionBlanked = RuleExample(
    .positionBlanked, triggering: photo(letter: "", day: ""), nonTriggering: photo(letter: "N", day: ""))

  private static func photo(letter: String, day: String) -> ExamplePhoto {
    let zeros = [(UInt32, UInt32)](repeating: (0, 0), count: 3)
    return .camera {
      $0.set($0.ascii(ExifTag.gpsLatitudeRef, letter), in: .gps)
      $0.set($0.rationals(ExifTag.gpsLatitude, zeros), in: .gps)
      $0.set($0.ascii(ExifTag.gpsLongitudeRef, ""), in: .gps)
      $0.set($0.rationals(ExifTag.gpsLongitude, zeros), in: .gps)
      $0.set($0.ascii(ExifTag.gpsDateStamp, day), in: .gps)
    }
  }
}
