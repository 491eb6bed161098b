import MetaLensSamples
import MetaLensFacts
import Testing

@testable import MetaLensAssessment

struct SoftwareEditedRuleTests {
  @Test(arguments: [
    "GIMP 2.4.5", "GIMP 2.10.32", "Adobe Photoshop CS3 Windows", "Adobe Photoshop 21.0 (Windows)",
    "paint.net 4.2.13", "Picasa", "Photos 4.0", "Microsoft Windows Photo Viewer 6.1.7600.16385",
    "ACD Systems Digital Imaging", "QuickTime 7.7.1", "Adobe Photoshop Lightroom 3.6 (Macintosh)",
  ])
  func raisedFor(software: String) throws {
    let findings = try findings(by: .softwareEdited, on: .software(software))
    #expect(findings.map(\.detail) == [.softwareEdited(software: software)])
    #expect(findings.first?.evidence.first?.tag == ExifTag.software)
    #expect(findings.first?.evidence.first?.location == "APP1 Exif IFD0")
  }

  @Test(arguments: [
    "Ver.1.01", "Silver", "Windows 10", "Snapseed 2.0", "Gimpel 3", "photos of my cat", "ExifTool 12.57",
  ])
  func notRaisedFor(software: String) throws {
    #expect(try raised(by: .softwareEdited, on: .software(software)).isEmpty)
  }
}
