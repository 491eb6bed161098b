import Foundation
import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct NotCameraCodingRuleTests {
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
      try MetaLensAssessmentTests.raised(by: .notCameraCoding, on: photo) == [
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
    exif { $0.set($0.short(0x8832, 100), in: .exif) }, exif { $0.thumbnail = [0xFF, 0xD8, 0xFF, 0xD9] },
    exif { $0.set($0.ascii(ExifTag.software, "EPSON Scan"), in: .ifd0) },
    exif { $0.gps.append($0.short(0x001E, 1)) },
    copy(segment: (0xE0, "II\u{1A}\u{0}\u{0}\u{0}HEAPJPGM")),
    copy(segment: (0xEC, "OLYMPUS\u{0}[picture info]")),
    copy(segment: (0xE2, "MPF\u{0}")), copy(segment: (0xE5, "RMETA\u{0}")),
    copy(segment: (0xE1, "http://ns.adobe.com/xap/1.0/\u{0}" + exposure)),
    // By itself, libjpeg's layout may be a phone's too.
    .coded(exif: false) { $0.isSplit = true },
  ])
  func notRaised(photo: ExamplePhoto) throws {
    #expect(try MetaLensAssessmentTests.raised(by: .notCameraCoding, on: photo).isEmpty)
  }

  /// Libraries are set to such qualities; no phone that codes with libjpeg is.
  @Test(arguments: [(75, true), (85, true), (89, true), (90, false), (95, false), (100, false)])
  func librarysQualityTellsWithoutItsHeader(quality: Int, isRaised: Bool) throws {
    let base = try #require(QuantizationCatalogue.shipped.bases.first { $0.family == .ijg })
    let photo = ExamplePhoto.coded(exif: false) {
      $0.isSplit = true
      $0.sampling = [0x22, 0x11, 0x11]
      $0.quantization = [base.luma, base.chroma].map {
        QuantizationScaling.table($0, quality: quality, isBaseline: true)
      }
    }
    #expect(try findings(by: .notCameraCoding, on: photo).count == (isRaised ? 1 : 0))
  }

  /// Rust's image crate, stb_image_write and guetzli match no known encoder, and write JFIF and 4:4:4.
  @Test(arguments: [(true, UInt8(0x11), true), (false, 0x11, false), (true, 0x22, false)])
  func smallEncodersAreTold(jfif: Bool, luma: UInt8, isRaised: Bool) throws {
    let photo = ExamplePhoto.coded(exif: false) {
      if jfif { $0.segments = [ExamplePhoto.jfif] }
      $0.sampling = [luma, 0x11, 0x11]
    }
    let found = try findings(by: .notCameraCoding, on: photo)
    #expect(found.map(\.detail.parameters["encoder"]) == (isRaised ? [.string("unknown")] : []))
  }

  private static let exposure = """
    <x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">\
    <rdf:Description rdf:about="" xmlns:exif="http://ns.adobe.com/exif/1.0/" exif:FNumber="28/10"/></rdf:RDF>\
    </x:xmpmeta>
    """
  /// Sizes, which programs state for any picture.
  private static let size = exposure.replacingOccurrences(
    of: "FNumber=\"28/10\"", with: "PixelXDimension=\"64\"")

  /// Returns a copy with an additional segment, or with bytes after its picture.
  private static func copy(segment: (UInt8, String)? = nil, trailer: String = "") -> ExamplePhoto {
    .coded(exif: false) {
      $0.isSplit = true
      $0.segments = [(0xE0, Array("JFIF\u{0}\u{1}\u{1}\u{0}\u{0}\u{1}\u{0}\u{1}\u{0}\u{0}".utf8))]
      if let segment { $0.segments.append((segment.0, Array(segment.1.utf8))) }
      $0.trailer = Array(trailer.utf8)
    }
  }

  /// Unknown bytes don't make a copy less of a copy.
  @Test(arguments: [
    copy(), copy(segment: (0xE9, "unknown")), copy(segment: (0xFE, "Hello")), copy(trailer: "\u{1}\u{2}x"),
    copy(segment: (0xE1, "http://ns.adobe.com/xap/1.0/\u{0}" + size)), copy(segment: (0xEC, "Ducky\u{0}")),
    copy(trailer: String(decoding: ExamplePhoto.googleTrailer, as: UTF8.self)),
  ])
  func whatIsUnknownHidesNoCopy(photo: ExamplePhoto) throws {
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
    // Phones code with libjpeg too.
    #expect(report.changed[.encoding] == .unknown)
  }
}
