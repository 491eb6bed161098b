import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct AltitudeImpossibleRuleTests {
  @Test(
    arguments: [
      (13_500, 1, 0, false),
      (13_501, 1, 0, true),
      (4_294_967_284, 1, 0, true),
      (430, 1, 1, false),
      (451, 1, 1, true),
      (451, 1, 3, true),
      (451, 1, nil, false),
      (100, 1, 4, true),
      (0, 0, 0, false),
    ] as [(UInt32, UInt32, UInt8?, Bool)])
  func raisedFor(numerator: UInt32, denominator: UInt32, reference: UInt8?, expected: Bool) throws {
    #expect(
      try raised(by: .altitudeImpossible, on: .altitude((numerator, denominator), reference: reference))
        .isEmpty == !expected)
  }

  @Test func aReferenceThatIsNoByteSaysNothing() throws {
    let photo = ExamplePhoto.camera { tiff in
      tiff.set(tiff.rational(ExifTag.gpsAltitude, (100, 1)), in: .gps)
      tiff.set(tiff.rational(ExifTag.gpsAltitudeRef, (200, 100)), in: .gps)
    }
    #expect(try raised(by: .altitudeImpossible, on: photo).isEmpty)
  }
}
