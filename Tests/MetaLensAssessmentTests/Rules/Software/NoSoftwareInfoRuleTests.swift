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
}
