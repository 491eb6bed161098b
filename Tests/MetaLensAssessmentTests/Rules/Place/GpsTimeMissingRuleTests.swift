import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct GpsTimeMissingRuleTests {
  @Test(
    arguments: [
      ("Apple", "iPhone 13", "Apple", 39), ("Google", "Pixel 8", "Google", 13),
      ("Xiaomi", "Mi 9 SE", "Xiaomi", 7),
    ])
  func isRaised(make: String, model: String, maker: String, count: Int) throws {
    #expect(
      try raised(by: .gpsTimeMissing, on: .placed(by: make, model)) == [
        .flag(.gpsTimeMissing, ["maker": maker, "fileCount": count])
      ])
  }

  @Test func isRaisedForAPhonesHEIF() throws {
    let photo = ExamplePhoto.phone(
      ExamplePhoto.phoneExif { $0.setPlace([34, 3, 7], "N", [134, 12, 5], "E") })
    #expect(try raised(by: .gpsTimeMissing, on: photo).count == 1)
  }

  static let silent: [ExamplePhoto] = [
    // Either is enough: iPhones write the time alone into a JPEG, and the date alone into a HEIF.
    .placed(by: "Apple", "iPhone 13") { $0.set($0.ascii(ExifTag.gpsDateStamp, "2023:05:30"), in: .gps) },
    .placed(by: "Apple", "iPhone 13") {
      $0.set($0.rational(ExifTag.gpsTimeStamp, (6, 1), (55, 1), (52, 1)), in: .gps)
    },
    // Some originals by these makers have no time, and of others too few were measured.
    .placed(by: "samsung", "SM-G973U"), .placed(by: "DJI", "FC330"), .placed(by: "Nothing", "A063"),
    .placed(by: "Sony", "F5121"), .placed(by: "Canon", "Canon EOS 40D"),
    // A device's own fix, whose time Apple's Photos left out.
    .placed(by: "Apple", "iPhone 13") { $0.set($0.rational(ExifTag.gpsSpeed, (3, 1)), in: .gps) },
    .placed(by: "Apple", "iPhone 13") { $0.set($0.rational(ExifTag.gpsImgDirection, (90, 1)), in: .gps) },
    .placed(by: "Apple", "iPhone 13") { $0.set($0.rational(ExifTag.gpsHPositioningError, (5, 1)), in: .gps) },
    // No position, half of one, and that of a receiver without a fix.
    .camera { $0.setCamera("Apple", "iPhone 13") },
    .placed(by: "Apple", "iPhone 13") { $0.remove(ExifTag.gpsLongitude, from: .gps) },
    .placed(by: "Apple", "iPhone 13") { $0.setPlace([0, 0, 0], "N", [0, 0, 0], "E") },
    // What is cut off isn't missing.
    .placed(by: "Apple", "iPhone 13").cut(by: 20),
  ]

  @Test(arguments: silent.indices) func isNotRaised(index: Int) throws {
    #expect(try raised(by: .gpsTimeMissing, on: Self.silent[index]).isEmpty)
  }
}
