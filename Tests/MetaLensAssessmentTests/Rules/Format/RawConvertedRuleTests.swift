import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct RawConvertedRuleTests {
  private static func dng(_ change: @escaping (inout TIFFBuilder) -> Void) -> ExamplePhoto {
    .dng(originalRawFileName: "", change)
  }

  @Test(arguments: [
    (ExamplePhoto.dng(originalRawFileName: "IMG_1.NEF"), "OriginalRawFileName IMG_1.NEF"),
    (dng { $0.set($0.undefined(0xC634, Array("Adobe".utf8) + [0, 1]), in: .ifd0) }, "DNGPrivateData Adobe"),
    (dng { $0.set($0.undefined(0xC68C, [1, 2, 3, 4, 5, 6]), in: .ifd0) }, "OriginalRawFileData"),
    (
      dng { $0.set($0.ascii(0xC716, "Adobe Photoshop Lightroom"), in: .ifd0) },
      "PreviewApplicationName Adobe Photoshop Lightroom"
    ),
  ]) func raisedFor(photo: ExamplePhoto, mark: String) throws {
    #expect(try raised(by: .rawConverted, on: photo) == [.flag(.rawConverted, ["mark": mark])])
  }

  @Test(arguments: [
    ExamplePhoto.dng(originalRawFileName: "L1.dng"), dng { _ in }, .tiff(make: "Canon"), .camera(),
    dng { $0.set($0.undefined(0xC634, Array("PENTAX".utf8) + [0]), in: .ifd0) },
    dng { $0.set($0.ascii(0xC716, "Camera 1.0"), in: .ifd0) },
  ]) func notRaisedFor(photo: ExamplePhoto) throws {
    #expect(try raised(by: .rawConverted, on: photo).isEmpty)
  }
}
