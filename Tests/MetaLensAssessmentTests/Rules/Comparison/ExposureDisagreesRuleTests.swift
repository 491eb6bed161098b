import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct ExposureDisagreesRuleTests {
  @Test(
    arguments: [
      ((1, 125), (7, 1), false), ((1, 125), (8, 1), false), ((1, 125), (5, 1), true),
      ((1, 125), (85, 10), true), ((30, 1), (7, 1), true),
      // Phones write 0, the plain value, or a meaningless number, so these count as unknown.
      ((1, 125), (0, 1), false), ((1, 125), (8, 1000), false), ((1, 125), (299, 10), false),
      ((1, 125), (5, 0), false), ((0, 1), (5, 1), false),
    ] as [((UInt32, UInt32), (UInt32, UInt32), Bool)])
  func comparesTimes(time: (UInt32, UInt32), apex: (UInt32, UInt32), isRaised: Bool) throws {
    let photo = ExamplePhoto.camera {
      $0.set($0.rational(ExifTag.exposureTime, time), in: .exif)
      $0.set($0.rational(ExifTag.shutterSpeedValue, apex), in: .exif)
    }
    let found = try findings(by: .exposureDisagrees, on: photo)
    #expect(found.map(\.evidence.count) == (isRaised ? [2] : []))
  }

  @Test(
    arguments: [
      ((56, 10), (5, 1), false), ((56, 10), (45, 10), false), ((56, 10), (38, 10), true),
      ((56, 10), (57, 10), false),
      ((56, 10), (3, 1), true), ((18, 10), (17, 10), false), ((18, 10), (0, 1), false),
      ((18, 10), (18, 10), false),
    ] as [((UInt32, UInt32), (UInt32, UInt32), Bool)])
  func comparesApertures(number: (UInt32, UInt32), apex: (UInt32, UInt32), isRaised: Bool) throws {
    let photo = ExamplePhoto.camera {
      $0.set($0.rational(ExifTag.fNumber, number), in: .exif)
      $0.set($0.rational(ExifTag.apertureValue, apex), in: .exif)
    }
    #expect(try raised(by: .exposureDisagrees, on: photo).isEmpty != isRaised)
  }

  /// Several values aren't compared, nor a value that isn't a fraction.
  @Test func comparesOneValueEach() throws {
    let two = ExamplePhoto.camera {
      $0.set($0.rational(ExifTag.fNumber, (56, 10)), in: .exif)
      $0.set($0.rationals(ExifTag.apertureValue, [(0, 0), (3, 1)]), in: .exif)
    }
    #expect(try raised(by: .exposureDisagrees, on: two).isEmpty)
    let short = ExamplePhoto.camera {
      $0.set($0.rational(ExifTag.fNumber, (56, 10)), in: .exif)
      $0.set($0.short(ExifTag.apertureValue, 3), in: .exif)
    }
    #expect(try raised(by: .exposureDisagrees, on: short).isEmpty)
  }
}
