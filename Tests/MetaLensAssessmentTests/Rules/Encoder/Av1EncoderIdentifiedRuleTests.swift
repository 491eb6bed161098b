import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct Av1EncoderIdentifiedRuleTests {
  @Test(
    arguments: [
      (.avif(.libaom), "libaom"), (.avif(.rav1e), "rav1e"), (.avif(.svtAV1), "svtAV1"),
      // An unknown encoder is no evidence.
      (.avif(.rav1e.with { $0.header.hasFilterIntra = true }), nil),
      (.avif(.libaom.with { $0.hasHeader = false }), nil),
      (.avif(.libaom) { $0.configuration = [] }, nil), (.phone(), nil), (.camera(), nil),
    ] as [(ExamplePhoto, String?)])
  func names(photo: ExamplePhoto, encoder: String?) throws {
    let found = try raised(by: .av1EncoderIdentified, on: photo)
    #expect(found.map { $0.parameters["encoder"] } == (encoder.map { [.string($0)] } ?? []))
  }
}
