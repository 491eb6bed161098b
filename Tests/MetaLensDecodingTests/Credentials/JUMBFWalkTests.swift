import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensDecoding

struct JUMBFWalkTests {
  private static func walk(
    _ bytes: [UInt8], parts: Int = 10_000
  ) -> (boxes: [JUMBFSuperbox], failure: String?, codes: [Diagnostic.Code]) {
    var limits = ReadLimits()
    limits.parts = parts
    var context = ReadingContext(MemorySource(bytes), limits: limits)
    var walk = JUMBFWalk(LocatedBytes(bytes, container: "caBX", fileOffset: 100))
    let boxes = walk.superboxes(&context)
    return (boxes, walk.failure, context.log.diagnostics.map(\.code))
  }

  private static let leaf = CredentialBuilder.cbor("cbor", "leaf", .unsigned(1))

  @Test func boxesInBoxesAreListed() {
    let salt = HEIFBuilder.box("c2sh", [UInt8](repeating: 1, count: 16))
    let bytes = CredentialBuilder.superbox(
      "c2pa", "c2pa", Self.leaf + salt + CredentialBuilder.superbox("json", nil, []))
    let read = Self.walk(bytes + [0, 0, 0])
    #expect(read.failure == nil && read.codes.isEmpty)
    #expect(read.boxes.count == 1)
    #expect(read.boxes.first?.label == "c2pa" && read.boxes.first?.type == CredentialLabel.store)
    #expect(read.boxes.first?.children.map(\.label) == ["leaf", ""])
    #expect(read.boxes.first?.contents.map(\.type) == ["c2sh"])
    let leaf = read.boxes.first?.children.first
    #expect(leaf?.offset == 38)
    #expect(leaf?.contents.map(\.type) == ["cbor"])
    #expect(leaf?.contents.first.map { bytes[$0.payload] } == [1])
  }

  /// Checks that an ID and a signature after the label, and a salt box after them, are skipped, and that a large size
  /// has 64 bits.
  @Test func whatFollowsTheLabelIsPassedOver() {
    let description =
      CredentialLabel.store + [0x1F, UInt8(ascii: "a"), 0] + [UInt8](repeating: 0xFF, count: 36)
      + HEIFBuilder.box("c2sh", [UInt8](repeating: 1, count: 16))
    let content = HEIFBuilder.box("jumd", description) + Self.leaf
    let large =
      PNGBuilder.long(1) + Array("jumb".utf8) + PNGBuilder.long(0) + PNGBuilder.long(content.count + 16)
    for bytes in [large + content, PNGBuilder.long(0) + Array("jumb".utf8) + content] {
      let read = Self.walk(bytes)
      #expect(read.codes.isEmpty)
      #expect(read.boxes.first?.label == "a")
      #expect(read.boxes.first?.children.count == 1)
    }
  }

  private static func nested(_ depth: Int) -> [UInt8] {
    (0..<depth).reduce(leaf) { inner, _ in CredentialBuilder.superbox("c2pa", "x", inner) }
  }

  @Test(
    arguments: [
      // A box past the end of its parent and one past the end of the block, sizes below a header's, 2^63 bytes, and a
      // cut header.
      (CredentialBuilder.superbox("c2pa", "x", PNGBuilder.long(1000) + Array("cbor".utf8)), .partTruncated),
      (CredentialBuilder.superbox("c2pa", "x", []).dropLast(), .partTruncated),
      (CredentialBuilder.superbox("c2pa", "x", PNGBuilder.long(7) + Array("cbor".utf8)), .partInvalid),
      (
        CredentialBuilder.superbox(
          "c2pa", "x", PNGBuilder.long(1) + Array("cbor".utf8) + PNGBuilder.long(0) + PNGBuilder.long(15)),
        .partInvalid
      ),
      (
        CredentialBuilder.superbox(
          "c2pa", "x", PNGBuilder.long(1) + Array("cbor".utf8) + [UInt8](repeating: 0xFF, count: 8)),
        .partTruncated
      ),
      (CredentialBuilder.superbox("c2pa", "x", PNGBuilder.long(1) + Array("cbor".utf8)), .partInvalid),
      (CredentialBuilder.superbox("c2pa", "x", [0, 0, 0]), .partTruncated),
      (HEIFBuilder.box("jumb", HEIFBuilder.box("jumd", [1, 2, 3])), .partInvalid),
      (
        HEIFBuilder.box(
          "jumb", HEIFBuilder.box("jumd", CredentialLabel.store + [3] + Array("abc".utf8))),
        .partInvalid
      ),
      (nested(40), .tooManyParts),
      ((0..<6000).flatMap { _ in leaf }, .tooManyParts),
    ] as [([UInt8], Diagnostic.Code)])
  func liesAreNoted(_ bytes: [UInt8], _ code: Diagnostic.Code) {
    let read = Self.walk(bytes)
    // A cut box cuts the boxes in it as well.
    #expect(read.codes.first == code)
    #expect(read.failure != nil)
  }

  @Test func otherBytesAreNoBoxes() {
    #expect(Self.walk([]).boxes.isEmpty)
    #expect(Self.walk([UInt8](repeating: 0, count: 64)).boxes.isEmpty)
    #expect(Self.walk(HEIFBuilder.box("cbor", [1])).boxes.isEmpty)
  }
}
