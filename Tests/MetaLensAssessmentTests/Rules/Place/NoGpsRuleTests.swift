import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct NoGpsRuleTests {
  @Test func raisedWithoutAPosition() throws {
    #expect(try raised(by: .noGps, on: .camera()) == [.noGps])
    let versionOnly = ExamplePhoto.camera { $0.set($0.byte(0, 2), in: .gps) }
    #expect(try raised(by: .noGps, on: versionOnly) == [.noGps])
  }

  private static let (empty, zero): ([(UInt32, UInt32)], [(UInt32, UInt32)]) = (
    [(0, 0), (0, 0), (0, 0)], [(0, 1), (0, 1), (0, 1)]
  )

  /// Returns a photo with these angles, without their letters, and with the receiver's status.
  private static func photo(
    _ latitude: [(UInt32, UInt32)], _ longitude: [(UInt32, UInt32)], status: String
  ) -> ExamplePhoto {
    .camera {
      $0.set($0.rationals(ExifTag.gpsLatitude, latitude), in: .gps)
      $0.set($0.rationals(ExifTag.gpsLongitude, longitude), in: .gps)
      $0.set($0.ascii(ExifTag.gpsStatus, status), in: .gps)
    }
  }

  /// A receiver without a fix writes empty fields, which count neither as a position nor as an impossible one.
  @Test(arguments: [
    photo(empty, empty, status: "V"), photo(zero, zero, status: "V"), photo(empty, zero, status: "V"),
    photo(empty, empty, status: "A"), .position(latitude: empty, longitude: empty),
    .position(latitude: empty, longitude: empty, latitudeRef: nil, longitudeRef: nil),
  ])
  func anEmptyPositionIsNone(photo: ExamplePhoto) throws {
    // Only zeros and nothing else are what Android leaves; here there are other fields.
    #expect(try raised(by: .positionBlanked, on: photo).isEmpty)
    let found = try findings(by: .noGps, on: photo)
    #expect(found.map(\.detail) == [.noGps])
    #expect(found.first?.evidence.first?.location == "APP1 Exif GPS")
    #expect(try raised(by: .gpsImpossible, on: photo).isEmpty)
  }

  /// A part that is stated, or zeros from a receiver with a fix, is impossible; a blanked position has its own flag.
  @Test(arguments: [
    (photo(empty, [(127, 1), (0, 1), (0, 1)], status: "V"), true), (photo(zero, zero, status: "A"), true),
    (photo(empty, zero, status: "A"), true), (photo([(0, 0), (0, 0)], empty, status: "V"), true),
    (photo(empty, empty, status: ""), false),
  ])
  func whatElseIsNotEmpty(photo: ExamplePhoto, isImpossible: Bool) throws {
    #expect(try raised(by: .noGps, on: photo).isEmpty)
    #expect(try raised(by: .gpsImpossible, on: photo).isEmpty != isImpossible)
    #expect(try raised(by: .positionBlanked, on: photo).isEmpty == isImpossible)
  }

  @Test func notRaisedForOneThatCannotBe() throws {
    let photo = ExamplePhoto.position(
      latitude: [(0, 0), (0, 0), (0, 0)], longitude: [(127, 1), (0, 1), (0, 1)])
    #expect(try raised(by: .noGps, on: photo).isEmpty)
  }
}
