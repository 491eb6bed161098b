import MetaLensFacts
import MetaLensKit

extension RuleExample {
  static let gpsTimeMissing = RuleExample(
    .gpsTimeMissing, triggering: .placed(by: "Apple", "iPhone 13"),
    nonTriggering: .placed(by: "Apple", "iPhone 13") {
      $0.set($0.ascii(ExifTag.gpsDateStamp, "2023:05:30"), in: .gps)
    })
}

extension ExamplePhoto {
  /// Returns a JPEG of this camera that states a position without a time, changed by a closure.
  package static func placed(
    by make: String, _ model: String, _ change: (inout TIFFBuilder) -> Void = { _ in }
  ) -> ExamplePhoto {
    camera { tiff in
      tiff.setCamera(make, model)
      tiff.setPlace([34, 3, 7], "N", [134, 12, 5], "E")
      change(&tiff)
    }
  }
}
