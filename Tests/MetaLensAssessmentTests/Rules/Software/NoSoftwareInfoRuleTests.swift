import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct NoSoftwareInfoRuleTests {
  @Test func raisedWithoutSoftware() throws {
    #expect(try raised(by: .noSoftwareInfo, on: .camera()) == [.noSoftwareInfo])
    #expect(try raised(by: .noSoftwareInfo, on: ExamplePhoto(exif: nil)) == [.noSoftwareInfo])
    #expect(try raised(by: .noSoftwareInfo, on: .software("  ")) == [.noSoftwareInfo])
  }

  @Test func processingSoftwareIsSoftwareToo() throws {
    let photo = ExamplePhoto.camera { $0.set($0.ascii(ExifTag.processingSoftware, "digiKam-7"), in: .ifd0) }
    #expect(try raised(by: .noSoftwareInfo, on: photo).isEmpty)
  }

  /// EXIF 3.0's tags name software too, whether or not the catalogue knows it.
  @Test(arguments: [
    ExifTag.imageEditingSoftware, ExifTag.metadataEditingSoftware, ExifTag.rawDevelopingSoftware,
  ])
  func editingSoftwareIsSoftwareToo(tag: UInt16) throws {
    let photo = ExamplePhoto.camera { $0.set($0.ascii(tag, "Silver Efex 2"), in: .exif) }
    #expect(try raised(by: .noSoftwareInfo, on: photo).isEmpty)
  }
}
