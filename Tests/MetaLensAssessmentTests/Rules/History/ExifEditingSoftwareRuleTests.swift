import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct ExifEditingSoftwareRuleTests {
  @Test(arguments: [
    (ExifTag.imageEditingSoftware, "Canon EOS R1 Ver 1.0", false),
    (ExifTag.imageEditingSoftware, "My Program", false),
    (ExifTag.metadataEditingSoftware, "My Program", true), (ExifTag.metadataEditingSoftware, "1.0", true),
    (ExifTag.imageEditingSoftware, "21.0", false),
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
    (ExifTag.imageEditingSoftware, " "), (ExifTag.imageEditingSoftware, "-"),
    (ExifTag.metadataEditingSoftware, "--- ."),
  ])
  func notRaisedFor(tag: UInt16, text: String) throws {
    let photo = ExamplePhoto.camera { $0.set($0.ascii(tag, text), in: .exif) }
    #expect(try raised(by: .exifEditingSoftware, on: photo).isEmpty)
  }

  /// Software and CameraFirmware, and what the tag states: the same as these, the camera's name, or more than that.
  @Test(
    arguments: [
      // An editor may name itself in both; text in the form of firmware is the camera's.
      ("Firm A1.2", "Firm B", "Firm A1.2", true), ("Firm A1.2", "Firm B", "Firm B", false),
      ("Firm A1.2", "Firm B", "Firm A1.3", true), ("Firm A1.2", "Firm B", "Firm", true),
      ("Ver.1.01", "Firm B", "Ver.1.01", false), ("Firm A1.2", "Firm B", "Canon EOS 40D", false),
      ("Firm A1.2", "Firm B", "Canon Canon EOS 40D", false), ("Firm A1.2", "Firm B", "Canon EOS 50D", true),
    ] as [(String, String, String, Bool)])
  func aCameraThatNamesItselfEditedNothing(software: String, firmware: String, text: String, isRaised: Bool)
    throws
  {
    for tag in [ExifTag.imageEditingSoftware, ExifTag.metadataEditingSoftware] {
      let photo = ExamplePhoto.camera { tiff in
        tiff.set(tiff.ascii(ExifTag.software, software), in: .ifd0)
        tiff.set(tiff.ascii(ExifTag.cameraFirmware, firmware), in: .exif)
        tiff.set(tiff.ascii(tag, text), in: .exif)
      }
      #expect(try raised(by: .exifEditingSoftware, on: photo).isEmpty == !isRaised)
    }
  }

  @Test func knownProgramsGoTheirUsualWay() throws {
    let photo = ExamplePhoto.camera {
      $0.set($0.ascii(ExifTag.imageEditingSoftware, "GIMP 2.10.32"), in: .exif)
    }
    #expect(try raised(by: .exifEditingSoftware, on: photo).isEmpty)
    #expect(try raised(by: .softwareEdited, on: photo) == [.softwareEdited(software: "GIMP 2.10.32")])
  }
}
