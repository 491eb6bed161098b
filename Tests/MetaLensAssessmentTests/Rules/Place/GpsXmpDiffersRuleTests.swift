import MetaLensSamples
import MetaLensFacts
import Testing

@testable import MetaLensAssessment

struct GpsXmpDiffersRuleTests {
  /// Returns whether the rule is raised for a photo at 38.5° N, 127° E whose XMP has these properties.
  private func isRaised(_ properties: [XMPProperty]) throws -> Bool {
    let photo = ExamplePhoto.position(
      latitude: [(38, 1), (30, 1), (0, 1)], longitude: [(127, 1), (0, 1), (0, 1)])
    let details = try raisedOnly(by: .gpsXmpDiffers, on: photo) { facts in
      facts.xmp = [
        XMPPacket(container: "APP1 XMP", offset: 2, byteCount: 99, properties: properties)
      ]
    }
    return !details.isEmpty
  }

  @Test(arguments: [
    ("38,30.0N", "127,0.0E", false), ("38,30.02N", "127,0.0E", false), ("38,30.03N", "127,0.0E", true),
    ("38,30.0N", "127,0.03E", false), ("38,30.0N", "127,0.04E", true), ("38,30,1N", "127,0,0E", false),
    ("38,30,0N", "127,1,0E", true), ("38,30.0S", "127,0.0E", true), ("38.5N", "127,0.0E", false),
    ("North", "127,0.0E", false), ("38,30.0N", "999,0.0E", false),
  ])
  func raisedFor(latitude: String, longitude: String, expected: Bool) throws {
    let properties = [
      XMPProperty(XMPNamespace.exif, "GPSLatitude", .text(latitude)),
      XMPProperty(XMPNamespace.exif, "GPSLongitude", .text(longitude)),
    ]
    #expect(try isRaised(properties) == expected)
  }

  /// DJI's own properties, in decimal degrees; some models misspell one of them.
  @Test(arguments: [
    ("GpsLongitude", "+38.500000000", "+127.000000000", false), ("GpsLongtitude", "38.5", "127", false),
    ("GpsLongtitude", "+38.5004", "+127.0", false), ("GpsLongtitude", "+38.5005", "+127.0", true),
    ("GpsLongitude", "+38.5", "+127.1", true), ("GpsLongitude", "-38.5", "+127.0", true),
    // Positions without a fix, and values that aren't positions.
    ("GpsLongitude", "+0.000000000", "+0.000000000", false), ("GpsLongitude", "+0.0", "+127.0", true),
    ("GpsLongitude", "nan", "+127.0", false), ("GpsLongitude", "+38.5", "+999", false),
    ("GpsLongitude", "+38.5", "", false), ("GpsLong", "+38.6", "+127.0", false),
  ])
  func comparesDJIsOwn(name: String, latitude: String, longitude: String, expected: Bool) throws {
    let properties = [
      XMPProperty(XMPNamespace.djiDrone, "GpsLatitude", .text(latitude)),
      XMPProperty(XMPNamespace.djiDrone, name, .text(longitude)),
    ]
    #expect(try isRaised(properties) == expected)
  }

  @Test func theDateLineIsNoDistance() {
    let west = Coordinate(latitude: 0, longitude: -179.9999)
    let east = Coordinate(latitude: 0, longitude: 179.9999)
    #expect(west.flatMap { west in east.map { west.metres(to: $0) < 50 } } == true)
  }
}
