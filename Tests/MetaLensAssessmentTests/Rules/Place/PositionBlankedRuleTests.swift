import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct PositionBlankedRuleTests {
  private static let zeros: [(UInt32, UInt32)] = [(0, 0), (0, 0), (0, 0)]
  private static let place: [(UInt32, UInt32)] = [(37, 1), (30, 1), (0, 1)]

  /// Returns a photo with this position, and with the day of the fix if one is given.
  private static func photo(
    _ latitude: [(UInt32, UInt32)], _ longitude: [(UInt32, UInt32)], letter: String = "", day: String? = ""
  ) -> ExamplePhoto {
    .camera {
      $0.set($0.ascii(ExifTag.gpsLatitudeRef, letter), in: .gps)
      $0.set($0.rationals(ExifTag.gpsLatitude, latitude), in: .gps)
      $0.set($0.ascii(ExifTag.gpsLongitudeRef, ""), in: .gps)
      $0.set($0.rationals(ExifTag.gpsLongitude, longitude), in: .gps)
      if let day { $0.set($0.ascii(ExifTag.gpsDateStamp, day), in: .gps) }
    }
  }

  @Test func isRaised() throws {
    let photo = Self.photo(Self.zeros, Self.zeros)
    #expect(
      try findings(by: .positionBlanked, on: photo).map(\.detail) == [
        .flag(.positionBlanked, ["tagCount": 5])
      ])
    // No other rule reports the same thing in another way.
    #expect(try raised(by: .gpsImpossible, on: photo).isEmpty)
  }

  /// Android leaves the positioning error that iPhones write.
  @Test func isRaisedBesideTheError() throws {
    let photo = ExamplePhoto.camera { tiff in
      for tag in [ExifTag.gpsLatitude, ExifTag.gpsLongitude, ExifTag.gpsTimeStamp] {
        tiff.set(tiff.rationals(tag, Self.zeros), in: .gps)
      }
      tiff.set(tiff.rational(ExifTag.gpsHPositioningError, (4, 1)), in: .gps)
    }
    #expect(try findings(by: .positionBlanked, on: photo).map { $0.values.number("tagCount") } == [3])
  }

  static let silent: [ExamplePhoto] = [
    // A receiver without a fix leaves a letter or a day, or writes only the position.
    photo(zeros, zeros, letter: "N"), photo(zeros, zeros, day: "2024:01:01"), photo(zeros, zeros, day: nil),
    photo(zeros, place), photo(place, place), .camera(),
    // A latitude alone isn't a position.
    .camera { $0.set($0.rationals(ExifTag.gpsLatitude, zeros), in: .gps) },
  ]

  @Test(arguments: silent.indices) func isNotRaised(index: Int) throws {
    #expect(try raised(by: .positionBlanked, on: Self.silent[index]).isEmpty)
  }
}
