import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensKit

@Suite struct NotCameraCodingRuleTests {
  private static func exif(_ change: (inout TIFFBuilder) -> Void) -> ExamplePhoto {
    var tiff = TIFFBuilder(byteOrder: .bigEndian)
    tiff.set(tiff.short(0x0112, 1), in: .ifd0)
    change(&tiff)
    return .platformCopy(exif: tiff.build())
  }

  @Test(arguments: [
    ExamplePhoto.platformCopy(), .platformCopy(quality: 60), exif { _ in },
    exif { $0.set($0.ascii(ExifTag.software, "Some program 1.0"), in: .ifd0) },
  ])
  func raised(photo: ExamplePhoto) throws {
    #expect(
      try MetaLensKitTests.raised(by: .notCameraCoding, on: photo) == [
        .flag(.notCameraCoding, ["encoder": "libjpeg"])
      ])
  }

  @Test(arguments: [
    exif { $0.set($0.ascii(ExifTag.make, "Canon"), in: .ifd0) },
    exif { $0.set($0.ascii(ExifTag.model, "Canon EOS 40D"), in: .ifd0) },
    exif { $0.set($0.ascii(ExifTag.dateTimeOriginal, "2023:05:30 15:56:01"), in: .exif) },
    exif { $0.set($0.short(0x8827, 100), in: .exif) },
    exif { $0.set($0.undefined(ExifTag.makerNote, [1, 2, 3, 4]), in: .exif) },
    .camera(), .coded(exif: false), .png(),
    // A maker's segment, and bytes that nobody knows behind the picture.
    .coded(exif: false) {
      $0.isSplit = true
      $0.segments = [(0xE2, Array("MPF\u{0}".utf8))]
    },
    .coded(exif: false) {
      $0.isSplit = true
      $0.trailer = Array("\u{1}\u{2}trailing".utf8)
    },
  ])
  func notRaised(photo: ExamplePhoto) throws {
    #expect(try MetaLensKitTests.raised(by: .notCameraCoding, on: photo).isEmpty)
  }

  /// Without the two last cases' additions it is one.
  @Test func theLibrarysCodingAloneIsOne() throws {
    let photo = ExamplePhoto.coded(exif: false) { $0.isSplit = true }
    #expect(try findings(by: .notCameraCoding, on: photo).count == 1)
  }

  @Test func atDepthMetadataAJPEGIsNeither() throws {
    let report = try report(of: .platformCopy(), depth: .metadata)
    #expect(report.verdict.kind == .undetermined)
    #expect(report.score >= 50)
  }

  @Test func itsVerdictIsCopy() throws {
    let report = try report(of: .platformCopy())
    #expect(report.verdict == Verdict(kind: .copy, confidence: nil, by: "copy"))
    #expect(report.score <= 20)
    #expect(report.changed[.encoding] == .changed)
  }
}
