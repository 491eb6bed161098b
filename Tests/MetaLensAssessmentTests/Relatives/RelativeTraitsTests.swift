import MetaLensKit
import Foundation
import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct RelativeTraitsTests {
  @Test func itComesBackOfItsBytes() {
    var traits = RelativeTraits()
    traits.file = .init(high: 1, low: .max)
    traits.picture = .init(high: 0x0102_0304_0506_0708, low: 2)
    traits.serial = .init(high: 3, low: 4)
    (traits.model, traits.likeness) = (5, 1 << 63)
    #expect(traits.bytes.count == RelativeTraits.byteCount)
    #expect(RelativeTraits(bytes: traits.bytes) == traits)
    #expect(RelativeTraits(bytes: traits.bytes.dropLast()) == nil)
    #expect(traits.withoutCamera.serial == .none && traits.withoutCamera.model == 0)
    #expect(traits.withoutCamera.picture == traits.picture)
  }

  @Test(arguments: [
    (String(repeating: "0f", count: 32), 0x0f0f_0f0f_0f0f_0f0f as UInt64, true),
    (String(repeating: "0f", count: 16), 0x0f0f_0f0f_0f0f_0f0f, true),
    (String(repeating: "0F", count: 32), 0, false), ("0f", 0, false), ("", 0, false), (nil, 0, false),
  ])
  func digestsAreOfHexadecimal(text: String?, high: UInt64, isMade: Bool) {
    let digest = RelativeTraits.Digest(text)
    #expect(digest.high == high && digest.isMade == isMade)
    #expect(digest.text == (isMade ? text.map { String($0.prefix(32)) } : nil))
  }

  /// With an additional comment it is another file, with the same picture from the same camera.
  @Test func aCommentMakesAnotherFileOfThePicture() async throws {
    let first = ExamplePhoto.camera { tiff in
      tiff.set(tiff.ascii(ExifTag.bodySerialNumber, "0420117"), in: .exif)
    }.bytes
    let second = Array(first.prefix(2)) + [0xFF, 0xFE, 0, 4, 65, 66] + first.dropFirst(2)
    let one = try await traits(first)
    let other = try await traits(second)
    #expect(one.file.isMade && other.file.isMade && one.file != other.file)
    #expect(one.picture.isMade && one.picture == other.picture)
    #expect(one.serial.isMade && one.serial == other.serial && one.model == other.model)
    let read = try await traits(first, depth: .metadata)
    #expect(read.file == one.file && !read.picture.isMade && read.serial == one.serial)
  }

  @Test func ofAReportAreItsFileAndItsCamera() async throws {
    var report = try await PhotoMetadataService().analyze(photoData: Data(ExamplePhoto.camera().bytes))
    report.summary.cameraSerialNumber = "0420117"
    let traits = RelativeTraits(report)
    #expect(traits.file == .init(report.summary.sha256) && traits.serial.isMade && !traits.picture.isMade)
    let line =
      #"{"summary":{"sha256":"\#(report.summary.sha256 ?? "")","make":"Canon","model":"Canon EOS 40D","#
    #expect(RelativeTraits(line: Array((line + #""cameraSerialNumber":"420117"}}"#).utf8)) == traits)
    #expect(RelativeTraits(line: Array("no row".utf8)) == RelativeTraits())
  }

  private func traits(_ bytes: [UInt8], depth: AnalysisDepth = .pixels) async throws -> RelativeTraits {
    let dossier = try await PhotoMetadataService().dossier(
      .bytes(bytes), depth: depth, hashing: true, wishes: .relatives)
    return try #require(dossier.traits)
  }
}
