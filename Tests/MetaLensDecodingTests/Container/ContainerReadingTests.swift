import MetaLensFacts
import Testing

@testable import MetaLensDecoding

struct ContainerReadingTests {
  private static func text(_ keyword: String, at offset: Int) -> MetadataBlock {
    MetadataBlock(.text, container: "text", ranges: [offset..<offset + 1], keyword: keyword)
  }

  /// Returns what is kept of blocks in a file that may have three parts.
  private static func read(_ blocks: [MetadataBlock]) -> ContainerReading {
    var limits = ReadLimits()
    limits.parts = 3
    let context = ReadingContext(MemorySource([]), limits: limits)
    var reading = ContainerReading(.png)
    for block in blocks { reading.add(block, context) }
    return reading
  }

  @Test func textsHideNoOtherKindAndNoOtherKeyword() {
    let others = [
      MetadataBlock(.xmp, container: "packet", ranges: [20..<30]), Self.text("parameters", at: 40),
      Self.text("parameters", at: 50),
    ]
    let reading = Self.read((0..<10).map { Self.text("a", at: $0) } + others)
    #expect(reading.facts.metadata.map(\.kind) == [.text, .text, .text, .xmp, .text])
    #expect(reading.facts.metadata.last?.keyword == "parameters")
    #expect(reading.unread.map(\.ranges) == [[3..<4]])
  }

  @Test func everyKindIsBounded() {
    let texts = (0..<20).map { Self.text("\($0)", at: $0) }
    let packets = (0..<20).map { MetadataBlock(.xmp, container: "packet", ranges: [$0..<$0 + 1]) }
    #expect(Self.read(texts).facts.metadata.count == 6)
    #expect(Self.read(packets).facts.metadata.count == 3)
    #expect(Self.read(Array(texts.prefix(3))).unread.isEmpty)
    #expect(Self.read(packets + texts).unread.map(\.kind) == [.xmp, .text])
  }

  /// Checks that blocks without content hide neither those of their kind nor those of their keyword.
  @Test func emptyBlocksTakeNoRoom() {
    let empty = MetadataBlock(
      .text, container: "text", ranges: [5..<9], keyword: "parameters", text: "")
    let missing = MetadataBlock(.contentCredentials, container: "caBX", ranges: [9..<9])
    let store = MetadataBlock(.contentCredentials, container: "caBX", ranges: [60..<70])
    let texts = (0..<3).map { Self.text("a", at: $0) }
    let blocks = Array(repeating: empty, count: 20) + Array(repeating: missing, count: 20) + texts
    let reading = Self.read(blocks + [store, Self.text("parameters", at: 80)])
    #expect(reading.facts.metadata.count == 3 + 3 + 3 + 2)
    #expect(reading.facts.metadata.suffix(2).map(\.ranges) == [[60..<70], [80..<81]])
    #expect(reading.unread.isEmpty)
  }
}
