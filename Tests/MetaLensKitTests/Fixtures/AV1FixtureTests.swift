import Foundation
import MetaLensKit
import Testing

/// Tests of which encoder is recognized in AVIFs that real programs made.
struct AV1FixtureTests {
  /// The folder `Fixtures/`, four folders up and one down.
  private static let folder = (0..<4).reduce(URL(filePath: #filePath)) { url, _ in
    url.deletingLastPathComponent()
  }.appending(path: "Fixtures")

  @Test(
    arguments: [
      ("programs/avifenc.avif", "libaom"), ("programs/heif-enc.avif", "libaom"),
      ("programs/turned.avif", "libaom"), ("programs/ffmpeg.avif", "libaom"),
      ("programs/rav1e.avif", "rav1e"),
      ("programs/svt.avif", nil), ("metadata/exiftool.avif", "libaom"), ("programs/heif-enc.heic", nil),
    ] as [(String, String?)])
  func namesTheEncoder(file: String, encoder: String?) async throws {
    let service = PhotoMetadataService(clock: { Date(timeIntervalSince1970: 1_767_225_600) })
    let report = try await service.analyze(contentsOf: Self.folder.appending(path: file))
    let found = report.flags.filter { $0.id == .av1EncoderIdentified }
    #expect(found.map { $0.detail.parameters["encoder"] } == (encoder.map { [.string($0)] } ?? []))
  }
}
