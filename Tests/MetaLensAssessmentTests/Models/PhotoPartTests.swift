import MetaLensKit
import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct PhotoPartTests {
  private static let picture = JPEGBuilder().build()

  /// A photo with a comment, followed by a small JPEG, a larger one, and some bytes.
  private static var photo: [UInt8] {
    var builder = JPEGBuilder()
    builder.segments = [(0xFE, [7, 8, 9]), (0xFE, [])]
    builder.trailer = picture + larger + Array("something else".utf8)
    return builder.build()
  }

  private static let larger = JPEGBuilder(size: PixelSize(width: 320, height: 320)).build()

  @Test(
    arguments: [
      (.segment(2), [7, 8, 9]), (.segment(3), []), (.segment(1), nil), (.segment(99), nil),
      (.segment(0), nil), (.segment(-1), nil), (.segment(.min), nil), (.segment(.max), nil),
      (.preview, larger), (.trailer, picture + larger + Array("something else".utf8)), (.thumbnail, nil),
    ] as [(PhotoPart, [UInt8]?)])
  func takesExactlyThePart(part: PhotoPart, expected: [UInt8]?) async throws {
    var bytes: [UInt8]?
    do {
      var taken: [UInt8] = []
      try await PhotoMetadataService().extract(part, .bytes(Self.photo)) { taken += $0 }
      bytes = taken
    } catch let error as MetaLensError {
      #expect(error == MetaLensError(.partMissing, detail: part.name))
    }
    #expect(bytes == expected)
  }

  @Test func aPhotoWithoutATrailerHasNone() async throws {
    let inspection = try await PhotoMetadataService().inspect(.bytes(Self.picture))
    #expect(inspection.range(of: .trailer) == nil)
    #expect(inspection.range(of: .preview) == nil)
  }

  /// The ranges in given facts are checked against the file's size.
  @Test func rangesOutsideTheFileAreNone() async throws {
    var facts = try await PhotoMetadataService().inspect(.bytes(Self.photo)).facts
    facts.byteCount = 20
    #expect(PhotoInspection(facts: facts).range(of: .preview) == nil)
  }

  @Test func metadataOfAJPEG() async throws {
    var builder = JPEGBuilder(exif: ExamplePhoto.cameraExif())
    builder.segments += [
      (0xE1, Array("http://ns.adobe.com/xap/1.0/\0<x/>".utf8)),
      (0xE2, Array("ICC_PROFILE\0".utf8) + [1, 2, 7, 8]), (0xE2, Array("ICC_PROFILE\0".utf8) + [2, 2, 9]),
    ]
    let expected: [(PhotoPart, [UInt8])] = [
      (.exif, ExamplePhoto.cameraExif()), (.xmp, Array("<x/>".utf8)), (.icc, [7, 8, 9]),
    ]
    for (part, bytes) in expected {
      var taken: [UInt8] = []
      try await PhotoMetadataService().extract(part, .bytes(builder.build())) { taken += $0 }
      #expect(taken == bytes, "\(part.name)")
    }
  }

  /// Metadata that a program emptied isn't a part of the file, and neither is anything after it.
  @Test(arguments: [PhotoPart.exif, .xmp, .icc]) func emptiedMetadataIsNone(part: PhotoPart) async throws {
    let photo = ExamplePhoto.phone(nil) {
      $0.packet = []
      $0.isProfileEmpty = true
    }
    await #expect(throws: MetaLensError(.partMissing, detail: part.name)) {
      try await PhotoMetadataService().extract(part, .bytes(photo.bytes)) { _ in }
    }
    let inspection = try await PhotoMetadataService().inspect(.bytes(photo.bytes))
    #expect(!inspection.embeddedParts().all.contains { $0.name.hasPrefix("xmp") })
  }
}
