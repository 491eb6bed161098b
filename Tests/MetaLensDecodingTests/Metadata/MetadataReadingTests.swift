import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensDecoding

struct MetadataReadingTests {
  static let title = MetadataSample.resource(0x0404, MetadataSample.dataSet(2, 5, Array("Title".utf8)))
  static let packet = MetadataSample.resource(
    0x0424,
    Array(
      ("<x:xmpmeta xmlns:x='adobe:ns:meta/' xmlns:r='http://www.w3.org/1999/02/22-rdf-syntax-ns#'><r:RDF>"
        + "<r:Description r:about='' xmlns:xmp='http://ns.adobe.com/xap/1.0/' xmp:CreatorTool='Editor'/>"
        + "</r:RDF></x:xmpmeta>").utf8))

  private func read(_ bytes: [UInt8]) -> (facts: MetadataFacts, codes: [String]) {
    let (facts, codes) = MetadataSample.read(bytes) { block, context in
      var reading = MetadataReading(limits: context.limits)
      reading.read(block, kind: .photoshop, &context)
      return reading.facts
    }
    return (facts, codes)
  }

  /// Checks that blocks that state nothing don't take the place of those that do.
  @Test(arguments: [
    (MetadataSample.resource(0x0422, Array("MM".utf8)), 50), (MetadataSample.resource(0x0424, []), 50),
    (MetadataSample.resource(0x0424, Array("<x:xmpmeta xmlns:x='adobe:ns:meta/'/>".utf8)), 50),
    (MetadataSample.resource(0x0404, [0, 0]), 50), (MetadataSample.resource(0x040F, [1]), 50), (title, 50),
    (MetadataSample.resource(0x0404, Array("x".utf8) + MetadataSample.dataSet(2, 0, [0, 2])), 50),
  ])
  func decoysHideNothing(decoy: [UInt8], count: Int) {
    let (facts, _) = read(
      [[UInt8]](repeating: decoy, count: count).flatMap(\.self) + Self.title + Self.packet)
    #expect(facts.iptc.last?.text(2, 5) == "Title")
    #expect(facts.xmp.contains { $0.property(XMPNamespace.basic, "CreatorTool")?.value.text == "Editor" })
  }

  /// Checks that blocks beyond the limit are reported as unread.
  @Test func whatIsCutIsTold() {
    let (facts, codes) = read([[UInt8]](repeating: Self.title, count: 10_001).flatMap(\.self))
    #expect(facts.iptc.count == ReadingContext(MemorySource([])).limits.entries)
    // One diagnostic is for data sets, the other for resources.
    #expect(codes == ["tooManyParts", "tooManyParts"])
  }

  /// Checks that IPTC that begins like a resource isn't read as one within another.
  @Test func resourcesDoNotNest() {
    let nested = MetadataSample.resource(0x0404, Self.title)
    let (facts, codes) = read(nested)
    #expect(facts.photoshop.count == 1 && codes == ["iptcInvalid"])
  }
}
