import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct RuleContextSummaryTests {
  /// EXIF's number, those of a Nikon maker note, XMP's number, and the one that is shown.
  @Test(
    arguments: [
      (nil, ["2004426"], nil, "2004426"), (nil, [], "30079", "30079"),
      (nil, ["2004426"], "02004426", "2004426"),
      ("NO= 30079", ["2004426"], nil, "NO= 30079"), (nil, ["2004426"], "30079", nil),
      (nil, ["0000000"], nil, nil),
      (nil, ["1234567"], nil, nil), (nil, [], nil, nil),
    ] as [(String?, [String], String?, String?)])
  func theBodysNumberMayStandElsewhere(exif: String?, note: [String], xmp: String?, told: String?) throws {
    let photo = ExamplePhoto.camera {
      if let exif { $0.set($0.ascii(ExifTag.bodySerialNumber, exif), in: .exif) }
    }
    let context = try context(of: photo) { metadata in
      metadata.note("Nikon", note.map { (.serialNumber, "SerialNumber", $0) })
      if let xmp {
        metadata.xmp = [.stating(XMPNamespace.auxiliary, "SerialNumber", xmp)]
      }
    }
    #expect(context.reportedSummary.cameraSerialNumber == told)
    #expect(context.attributions.summary.cameraSerialNumber == exif)
  }

  @Test(
    arguments: [
      (false, "38,30.0N", "127,0.0E", 38.5), (true, "38,30.0N", "127,0.0E", 10),
      (false, "38,30.0N", "999,0.0E", nil),
      (false, "here", "there", nil),
    ] as [(Bool, String, String, Double?)])
  func aPositionMayStandInXMP(inEXIF: Bool, latitude: String, longitude: String, told: Double?) throws {
    let photo =
      inEXIF
      ? ExamplePhoto.position(latitude: [(10, 1), (0, 1), (0, 1)], longitude: [(127, 1), (0, 1), (0, 1)])
      : .camera()
    let context = try context(of: photo) { metadata in
      metadata.xmp = [
        XMPPacket(
          container: "APP1 XMP", offset: 2, byteCount: 99,
          properties: [
            XMPProperty(XMPNamespace.exif, "GPSLatitude", .text(latitude)),
            XMPProperty(XMPNamespace.exif, "GPSLongitude", .text(longitude)),
          ])
      ]
    }
    #expect(context.reportedSummary.location?.latitude == told)
  }
}
