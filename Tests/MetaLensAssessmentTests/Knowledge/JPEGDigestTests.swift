import MetaLensFacts
import Testing

@testable import MetaLensAssessment

struct JPEGDigestTests {
  /// The vectors of Docs/Sources.md, S4.1: in two segments, and in one.
  @Test(arguments: [
    (50, "ffcd5eab8daeced571d59d4cdcc002c4", "c44701e8185306f5e6d09be16a2b0fbd"),
    (75, "2851eea5e15f1b977c1496a77c884b4f", "e66c03f97b19213f385136f014c78ac1"),
    (80, "5319a82dc93c1ee5c8d2265e4f1fb60e", "561b7ee9ba67bd3cde7abc2bfb4b770d"),
    (85, "98dec36fe95ed7c1772d9ed67a67e260", "bf72e4d4aacbdaeb86fd3f67c8df2667"),
    (90, "50325a7b6e0a9b7f9aea8f5a6f7f31aa", "aeb34eb083acc888770d65e691497bcf"),
    (92, "ff0aa07a220cd8973a4b86f3ecd4325b", "32386501afff88b45432b23fe41593e8"),
    (95, "adf507352f9ce218a4605700459d597f", "994a9f2060976d95719ca7064be3a99c"),
    (97, "b9f5c003ef62cbd8fc93be6679c1c3bc", "50e73e142fe41a4edf7aa304ec933d03"),
    (100, "a97591462e9b2339efd4f88ca97bb471", "d6390cc36d2f03c1d2dd13d6910ca46b"),
  ])
  func ofIJG(quality: Int, apart: String, joined: String) throws {
    let base = try #require(QuantizationCatalogue.shipped.bases.first)
    try expect(base, quality, apart: apart)
    let luma = QuantizationScaling.table(base.luma, quality: quality, isBaseline: true)
    let chroma = QuantizationScaling.table(base.chroma, quality: quality, isBaseline: true)
    #expect(JPEGDigest.joined(luma: luma, chroma: chroma) == joined)
  }

  @Test(arguments: [
    (50, "c80480d1470119f5cfdc5985a03c2119"), (75, "09680f66847e8b4ce06fea4759334f4c"),
    (80, "0a78d5ec5ced259577f8240842294eab"), (85, "98dec36fe95ed7c1772d9ed67a67e260"),
  ])
  func ofLibjpeg9e(quality: Int, apart: String) throws {
    try expect(QuantizationCatalogue.shipped.bases[1], quality, apart: apart)
  }

  private func expect(_ base: QuantizationCatalogue.Base, _ quality: Int, apart: String) throws {
    let luma = QuantizationScaling.table(base.luma, quality: quality, isBaseline: true)
    let chroma = QuantizationScaling.table(base.chroma, quality: quality, isBaseline: true)
    let payloads = [
      try #require(JPEGDigest.body(slot: 1, chroma)), try #require(JPEGDigest.body(slot: 0, luma)),
    ]
    let components = [2, 1, 1].enumerated().map {
      FrameComponent(
        id: UInt8($0.offset), horizontalSampling: $0.element, verticalSampling: $0.element,
        quantizationTable: min($0.offset, 1))
    }
    // Tables are sorted by slot, whatever their order in the file.
    #expect(JPEGDigest.digest(of: payloads, components: components) == apart + ":221111")
  }

  @Test func sixteenBitTablesHaveNoBody() {
    #expect(JPEGDigest.body(slot: 0, [UInt16](repeating: 256, count: 64)) == nil)
    #expect(JPEGDigest.body(slot: 0, [1]) == nil)
  }
}
