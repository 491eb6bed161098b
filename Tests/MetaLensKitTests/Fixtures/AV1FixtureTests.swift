import MetaLensKit
import Testing

/// Tests of which encoder is recognized in AVIFs that real programs made.
struct AV1FixtureTests {
  @Test(
    arguments: [
      ("programs/avifenc.avif", "libaom"), ("programs/heif-enc.avif", "libaom"),
      ("programs/turned.avif", "libaom"), ("programs/ffmpeg.avif", "libaom"),
      ("programs/rav1e.avif", "rav1e"),
      ("programs/svt.avif", nil), ("metadata/exiftool.avif", "libaom"), ("programs/heif-enc.heic", nil),
    ] as [(String, String?)])
  func namesTheEncoder(file: String, encoder: String?) async throws {
    let report = try await FixtureFolder.report(file)
    let found = report.flags.filter { $0.id == .av1EncoderIdentified }
    #expect(found.map { $0.detail.parameters["encoder"] } == (encoder.map { [.string($0)] } ?? []))
  }
}
