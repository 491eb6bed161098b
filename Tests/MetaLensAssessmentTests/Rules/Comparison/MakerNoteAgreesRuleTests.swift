import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct MakerNoteAgreesRuleTests {
  private func tags(
    _ maker: String, _ values: [(MakerNoteFacts.Meaning, String, String)], software: String? = nil
  ) throws -> [JSONValue?] {
    let photo = ExamplePhoto.camera {
      $0.set($0.ascii(ExifTag.bodySerialNumber, "0030079"), in: .exif)
      $0.set($0.ascii(ExifTag.lensModel, "EF50mm f/1.8 II"), in: .exif)
      if let software { $0.set($0.ascii(ExifTag.software, software), in: .ifd0) }
    }
    return try MetaLensAssessmentTests.raised(by: .makerNoteAgrees, on: photo) { $0.note(maker, values) }
      .map { $0.parameters["tags"] }
  }

  @Test(arguments: [
    (
      [
        (MakerNoteFacts.Meaning.model, "CanonImageType", "Canon EOS 40D"),
        (.serialNumber, "SerialNumber", "30079"),
      ],
      "Model, BodySerialNumber"
    ),
    (
      [
        (.width, "CanonImageWidth", "64"), (.height, "CanonImageHeight", "48"),
        (.lens, "LensModel", "EF50mm f/1.8 II"),
      ],
      "PixelXDimension, LensModel"
    ),
  ])
  func raised(values: [(MakerNoteFacts.Meaning, String, String)], expected: String) throws {
    #expect(try tags("Canon", values) == [.string(expected)])
  }

  @Test func firmware() throws {
    let values: [(MakerNoteFacts.Meaning, String, String)] = [
      (.serialNumber, "SerialNumber", "30079"), (.firmware, "FirmwareVersion", "1.10.00.02"),
    ]
    #expect(try tags("Pentax", values, software: "Ver 1.10") == [.string("BodySerialNumber, Software")])
    #expect(try tags("Pentax", values, software: "Ver 1.20").isEmpty)
  }

  @Test(arguments: [
    [(MakerNoteFacts.Meaning.model, "CanonImageType", "Canon EOS 40D")],
    [(.model, "CanonImageType", "Canon EOS 40D"), (.serialNumber, "SerialNumber", "4711")],
    [(.model, "CanonImageType", "Canon EOS 40D"), (.date, "Date", "2023:05:30 15:56:01")],
    [(.model, "CanonImageType", "Canon EOS 40D"), (.width, "W", "640"), (.height, "H", "480")],
  ])
  func notRaised(values: [(MakerNoteFacts.Meaning, String, String)]) throws {
    #expect(try tags("Canon", values).isEmpty)
  }
}
