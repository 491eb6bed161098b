import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct GpsImpossibleRuleTests {
  private static let seoul: (latitude: [(UInt32, UInt32)], longitude: [(UInt32, UInt32)]) = (
    [(37, 1), (30, 1), (0, 1)], [(127, 1), (0, 1), (0, 1)]
  )

  private func reason(_ photo: ExamplePhoto) throws -> PositionFault? {
    try findings(by: .gpsImpossible, on: photo).first?.values.text("reason").flatMap(
      PositionFault.init(rawValue:))
  }

  @Test func raisedForEachReason() throws {
    let seoul = Self.seoul
    #expect(
      try reason(.position(latitude: [(90, 1), (1, 1), (0, 1)], longitude: seoul.longitude)) == .outOfRange)
    #expect(
      try reason(.position(latitude: seoul.latitude, longitude: [(181, 1), (0, 1), (0, 1)])) == .outOfRange)
    #expect(
      try reason(.position(latitude: [(37, 1), (61, 1), (0, 1)], longitude: seoul.longitude)) == .outOfRange)
    #expect(
      try reason(.position(latitude: [(0, 0), (0, 0), (0, 0)], longitude: seoul.longitude))
        == .zeroDenominator)
    #expect(
      try reason(.position(latitude: seoul.latitude, longitude: seoul.longitude, latitudeRef: nil))
        == .referenceMissing)
    #expect(
      try reason(.position(latitude: seoul.latitude, longitude: seoul.longitude, longitudeRef: "Q"))
        == .referenceMissing)
    #expect(try reason(.camera { $0.set($0.ascii(ExifTag.gpsLatitudeRef, "N"), in: .gps) }) == .valueMissing)
    #expect(
      try reason(.camera { $0.set($0.ascii(ExifTag.gpsLatitude, "37.5"), in: .gps) }) == .wrongType)
    #expect(
      try reason(.position(latitude: [(37, 1)], longitude: seoul.longitude)) == .wrongType)
  }

  @Test func raisedForNaN() throws {
    let quietNaN: [UInt8] = [0x00, 0x00, 0xC0, 0x7F]
    let photo = ExamplePhoto.position(latitude: Self.seoul.latitude, longitude: Self.seoul.longitude)
    #expect(try reason(photo) == nil)
    let broken = ExamplePhoto.camera { tiff in
      for (reference, letter) in [(ExifTag.gpsLatitudeRef, "N"), (ExifTag.gpsLongitudeRef, "E")] {
        tiff.set(tiff.ascii(reference, letter), in: .gps)
      }
      for tag in [ExifTag.gpsLatitude, ExifTag.gpsLongitude] {
        tiff.set(
          .init(tag, rawType: ExifType.float.rawValue, count: 3, bytes: quietNaN + quietNaN + quietNaN),
          in: .gps)
      }
    }
    #expect(try reason(broken) == .notANumber)
  }

  @Test func sixtySecondsAreARoundingAndNoMore() throws {
    let photo = ExamplePhoto.position(
      latitude: [(37, 1), (30, 1), (60, 1)], longitude: Self.seoul.longitude)
    #expect(try reason(photo) == nil)
  }
}
