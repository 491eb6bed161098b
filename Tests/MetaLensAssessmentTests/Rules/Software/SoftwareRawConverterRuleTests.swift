import MetaLensSamples
import MetaLensFacts
import Testing

@testable import MetaLensAssessment

struct SoftwareRawConverterRuleTests {
  @Test(arguments: [
    "Digital Photo Professional 4.10", "RawTherapee 5.8", "darktable 0.9.3", "Capture One 21 Windows",
    "Capture NX 2.0.0 W",
  ])
  func raisedFor(software: String) throws {
    let findings = try findings(by: .softwareRawConverter, on: .software(software))
    #expect(findings.map(\.detail) == [.flag(.softwareRawConverter, ["software": software])])
    #expect(findings.first?.evidence.first?.tag == ExifTag.software)
    #expect(findings.first?.evidence.first?.location == "APP1 Exif IFD0")
  }

  /// A raw file holds the sensor's data still, whatever saved it.
  @Test func aRawFileWasNotDeveloped() throws {
    let photo = ExamplePhoto.dng(originalRawFileName: "A.NEF") { tiff in
      for (tag, value) in [
        (0x0100, 64), (0x0101, 48), (0x0103, 1), (0x0106, 32803), (0x0111, 8), (0x0117, 1),
      ] as [(UInt16, UInt16)] {
        tiff.set(tiff.short(tag, value), in: .ifd0)
      }
      tiff.set(tiff.ascii(ExifTag.software, "Capture One 21 Windows"), in: .ifd0)
    }
    let detail = try #require(raised(by: .softwareRawConverter, on: photo).first)
    #expect(
      detail == .flag(.softwareRawConverter, ["software": "Capture One 21 Windows", "sensorData": true]))
    #expect(detail.description(in: .english).contains("saved this raw file"))
  }

  @Test(arguments: ["Capture 1", "Ver.1.01"])
  func notRaisedFor(software: String) throws {
    #expect(try raised(by: .softwareRawConverter, on: .software(software)).isEmpty)
  }
}
