import MetaLensSamples
import MetaLensFacts
import Testing

@testable import MetaLensAssessment

struct GpsXmpDiffersRuleTests {
  @Test(arguments: [
    ("38,30.0N", "127,0.0E", false), ("38,30.02N", "127,0.0E", false), ("38,30.03N", "127,0.0E", true),
    ("38,30.0N", "127,0.03E", false), ("38,30.0N", "127,0.04E", true), ("38,30,1N", "127,0,0E", false),
    ("38,30,0N", "127,1,0E", true), ("38,30.0S", "127,0.0E", true), ("38.5N", "127,0.0E", false),
    ("North", "127,0.0E", false), ("38,30.0N", "999,0.0E", false),
  ])
  func raisedFor(latitude: String, longitude: String, expected: Bool) throws {
    let details = try raisedOnly(
      by: .gpsXmpDiffers,
      on: .position(latitude: [(38, 1), (30, 1), (0, 1)], longitude: [(127, 1), (0, 1), (0, 1)])
    ) { facts in
      facts.xmp = [
        XMPPacket(
          container: "APP1 XMP", offset: 2, byteCount: 99,
          properties: [
            XMPProperty(XMPNamespace.exif, "GPSLatitude", .text(latitude)),
            XMPProperty(XMPNamespace.exif, "GPSLongitude", .text(longitude)),
          ])
      ]
    }
    #expect(details.isEmpty == !expected)
  }

  @Test func theDateLineIsNoDistance() {
    let west = Coordinate(latitude: 0, longitude: -179.9999)
    let east = Coordinate(latitude: 0, longitude: 179.9999)
    #expect(west.flatMap { west in east.map { west.metres(to: $0) < 50 } } == true)
  }
}
