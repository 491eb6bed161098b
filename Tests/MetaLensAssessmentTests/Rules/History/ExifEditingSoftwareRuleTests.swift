import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct ExifEditingSoftwareRuleTests {
  @Test(arguments: [
    (ExifTag.imageEditingSoftware, "Canon EOS R1 Ver 1.0", false),
    (ExifTag.imageEditingSoftware, "My Program", false),
    (ExifTag.metadataEditingSoftware, "My Program", true),
  ])
  func raisedFor(tag: UInt16, text: String, isMetadataOnly: Bool) throws {
    let photo = ExamplePhoto.camera { $0.set($0.ascii(tag, text), in: .exif) }
    let findings = try findings(by: .exifEditingSoftware, on: photo)
    #expect(
      findings.map(\.detail) == [
        .flag(.exifEditingSoftware, ["software": text, "isMetadataOnly": isMetadataOnly])
      ])
    #expect(findings.first?.evidence.first?.tag == tag)
  }

  @Test(arguments: [
    (ExifTag.rawDevelopingSoftware, "My Program"), (ExifTag.cameraFirmware, "My Program"),
    (ExifTag.imageEditingSoftware, " "),
  ])
  func notRaisedFor(tag: UInt16, text: String) throws {
    let photo = ExamplePhoto.camera { $0.set($0.ascii(tag, text), in: .exif) }
    #expect(try raised(by: .exifEditingSoftware, on: photo).isEmpty)
  }

  @Test func knownProgramsGoTheirUsualWay() throws {
    let photo = ExamplePhoto.camera {
      $0.set($0.ascii(ExifTag.imageEditingSoftware, "GIMP 2.10.32"), in: .exif)
    }
    #expect(try raised(by: .exifEditingSoftware, on: photo).isEmpty)
    #expect(try raised(by: .softwareEdited, on: photo) == [.softwareEdited(software: "GIMP 2.10.32")])
  }
}
