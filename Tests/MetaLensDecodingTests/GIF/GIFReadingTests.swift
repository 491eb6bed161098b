import MetaLensDecoding
import MetaLensFacts
import MetaLensSamples
import Testing

struct GIFReadingTests {
  static func decode(
    _ bytes: [UInt8], depth: AnalysisDepth = .structure, limits: ReadLimits = ReadLimits()
  ) throws -> (facts: PhotoFacts, container: ContainerFacts) {
    let facts = try PhotoDecoder(limits: limits).decode(MemorySource(bytes), depth: depth, hashing: false)
    return (facts, try #require(facts.container.value))
  }

  /// XMP as it is written in a GIF, and the bytes that lead to the terminator.
  static let xmp =
    Array("<x:xmpmeta/>".utf8) + [1] + (0...255).reversed().map { UInt8($0) } + [0]

  static func builder() -> GIFBuilder {
    var builder = GIFBuilder(size: PixelSize(width: 40, height: 30))
    builder.frameCount = 2
    builder.comments = [Array("made by hand".utf8)]
    builder.applications = [
      ("NETSCAPE2.0", GIFBuilder.subBlocks([1, 0, 0])), ("XMP DataXMP", xmp),
      ("ICCRGBG1012", GIFBuilder.subBlocks([UInt8](repeating: 7, count: 300))),
    ]
    builder.trailer = [9, 9]
    return builder
  }

  @Test(arguments: [AnalysisDepth.metadata, .structure])
  func readsASoundFile(depth: AnalysisDepth) throws {
    let bytes = Self.builder().build()
    let (facts, container) = try Self.decode(bytes, depth: depth)
    #expect(facts.diagnostics.ofContainer == [])
    #expect(facts.isComplete)
    #expect(facts.pictureSize == PixelSize(width: 40, height: 30))
    #expect(container.image?.location == "GIF screen")
    #expect(container.image?.coding == "LZW")
    #expect(container.image?.bitDepth == 1)
    #expect(
      container.parts.map(\.name) == [
        "Logical Screen Descriptor", "Global Color Table", "Comment Extension", "Application Extension",
        "Application Extension", "Application Extension", "Image Descriptor", "Image Descriptor", "Trailer",
      ])
    // Each part begins where the one before it ends.
    for (part, next) in zip(container.parts, container.parts.dropFirst()) {
      #expect(part.offset + part.byteCount == next.offset)
    }
    #expect(container.endOffset == bytes.count - 2)
    #expect(container.trailers?.map(\.byteCount) == (depth == .structure ? [2] : nil))
    #expect(container.pictures.map(\.count) == [1])
    #expect(container.metadata.map(\.kind) == [.text, .xmp, .icc])
    #expect(container.metadata[0].container == "GIF comment")
    #expect(container.metadata[0].text == "made by hand")
    #expect(Array(bytes[container.metadata[1].ranges[0]]) == Self.xmp)
    #expect(container.metadata[2].ranges.map(\.count) == [255, 45])
    #expect(
      container.detail
        == .gif(
          GIFFacts(
            version: "89a", frameCount: 2, applications: ["NETSCAPE2.0", "XMP DataXMP", "ICCRGBG1012"])))
  }

  @Test func everyPrefixReturnsOrThrows() throws {
    var builder = Self.builder()
    builder.trailer = []
    let bytes = builder.build()
    for count in 6...bytes.count {
      let prefix = Array(bytes[..<count])
      if count < 13 {
        #expect(throws: PhotoReadingError.self) { try Self.decode(prefix) }
      } else {
        let (facts, container) = try Self.decode(prefix)
        #expect(facts.isComplete == (count == bytes.count), "\(count)")
        #expect((container.endOffset != nil) == (count == bytes.count))
      }
    }
  }

  static let screen = Array("GIF89a".utf8) + [4, 0, 3, 0, 0, 0, 0]
  static let picture: [UInt8] = [0x2C, 0, 0, 0, 0, 4, 0, 3, 0, 0, 7, 2, 0x80, 0x81, 0]

  /// Broken files, and the diagnostics that report what is wrong.
  static let broken: [(name: String, bytes: [UInt8], code: Diagnostic.Code, isComplete: Bool)] = [
    ("an unknown block", screen + picture + [0x77, 0x3B], .partInvalid, false),
    ("no trailer", screen + picture, .pictureIncomplete, false),
    ("no picture", screen + [0x3B], .pictureIncomplete, false),
    (
      "sub-blocks without end", screen + [0x21, 0xFE] + [UInt8](repeating: 1, count: 1001), .partTruncated,
      false
    ),
    ("a picture without end", screen + picture.dropLast(), .partTruncated, false),
    ("a picture without data", screen + picture.prefix(10), .partTruncated, false),
    ("half a descriptor", screen + picture.prefix(5), .partTruncated, false),
    (
      "colours beyond the end", Array("GIF87a".utf8) + [4, 0, 3, 0, 0x87, 0, 0] + [1, 2, 3], .partTruncated,
      false
    ),
    (
      "an identifier of 3 bytes", screen + [0x21, 0xFF, 3, 65, 66, 67, 0] + picture + [0x3B], .partInvalid,
      true
    ),
    (
      "a screen of size 0", Array("GIF89a".utf8) + [0, 0, 0, 0, 0, 0, 0] + picture + [0x3B], .partInvalid,
      true
    ),
    (
      "a comment in Latin-1", screen + [0x21, 0xFE, 1, 0xE9, 0] + picture + [0x3B], .textEncodingGuessed, true
    ),
  ]

  @Test(arguments: broken.indices) func saysWhatIsBroken(index: Int) throws {
    let row = Self.broken[index]
    let (facts, _) = try Self.decode(row.bytes)
    #expect(facts.diagnostics.contains { $0.code == row.code }, "\(row.name): \(facts.diagnostics)")
    #expect(facts.isComplete == row.isComplete, "\(row.name)")
  }

  @Test func aScreenOfSizeZeroHasItsFirstPicturesSize() throws {
    let (_, container) = try Self.decode(
      Array("GIF89a".utf8) + [0, 0, 0, 0, 0, 0, 0] + Self.picture + [0x3B])
    #expect(container.image?.size == PixelSize(width: 4, height: 3))
    #expect(container.image?.location == "GIF image descriptor")
  }

  @Test func otherExtensionsAreNamed() throws {
    let control: [UInt8] = [0x21, 0xF9, 4, 0, 0, 0, 0, 0]
    let (facts, container) = try Self.decode(
      Self.screen + control + [0x21, 0x01, 0] + [0x21, 0x42, 1, 1, 0] + Self.picture + [0x3B])
    #expect(facts.diagnostics.ofContainer == [])
    #expect(
      container.parts.map(\.name) == [
        "Logical Screen Descriptor", "Graphic Control Extension", "Plain Text Extension", "Extension 66",
        "Image Descriptor", "Trailer",
      ])
  }

  @Test func aLocalTableStandsInItsPicture() throws {
    var bytes = Self.picture
    bytes[9] = 0x80
    bytes.insert(contentsOf: [0, 0, 0, 255, 255, 255], at: 10)
    let (facts, container) = try Self.decode(Self.screen + bytes + [0x3B])
    #expect(facts.isComplete)
    #expect(container.parts.map(\.level) == [0, 0, 1, 0])
    #expect(container.parts[1].byteCount == bytes.count)
  }

  /// Checks that a million of the shortest sub-blocks take time only by their count, and memory only up to the limits.
  @Test(arguments: [
    Array("GIF89a".utf8) + [4, 0, 3, 0, 0, 0, 0, 0x21, 0xFE],
    Array("GIF89a".utf8) + [4, 0, 3, 0, 0, 0, 0, 0x21, 0xFF, 11] + Array("ICCRGBG1012".utf8),
  ])
  func manySubBlocksCostLittle(head: [UInt8]) throws {
    let bytes = head + [UInt8](repeating: 1, count: 1_000_000) + [0] + Self.picture + [0x3B]
    let (facts, container) = try Self.decode(bytes)
    #expect(facts.isComplete)
    #expect(container.metadata.allSatisfy { $0.ranges.count <= ReadLimits().parts })
    #expect(container.metadata.allSatisfy { ($0.text?.utf8.count ?? 0) <= ReadLimits().textBytes })
  }

  @Test(arguments: [[0x21, 0xFE, 1, 65, 0], [0x21, 0xF9, 0], picture])
  func manyBlocksCostLittle(block: [UInt8]) throws {
    let bytes = Self.screen + Array(repeatElement(block, count: 2 * ReadLimits().parts).joined()) + [0x3B]
    let container = try Self.decode(bytes).container
    #expect(container.parts.count <= ReadLimits().parts)
    #expect(container.metadata.count <= ReadLimits().parts)
    #expect(container.endOffset == bytes.count)
  }

  /// Returns sub-blocks of one letter each.
  private static func blocks(_ count: Int) -> [UInt8] { (0..<count).flatMap { _ in [1, 65] as [UInt8] } }

  /// Checks that neither a comment nor a profile of many sub-blocks hides Content Credentials.
  @Test(arguments: [[0x21, 0xFE], [0x21, 0xFF, 11] + Array("ICCRGBG1012".utf8)] as [[UInt8]])
  func subBlocksHideNoCredentials(head: [UInt8]) throws {
    var limits = ReadLimits()
    limits.parts = 5
    let name: [UInt8] = Array("C2PA_GIF".utf8) + [1, 0, 0]
    let credentials: [UInt8] = [0x21, 0xFF, 11] + name + GIFBuilder.subBlocks(Array("jumb".utf8))
    let end: [UInt8] = Self.picture + [0x3B]
    for count in [5, 20] {
      let blocks = Self.blocks(count)
      let bytes = Self.screen + head + blocks + [0] + credentials + end
      let (facts, container) = try Self.decode(bytes, limits: limits)
      #expect(container.metadata.last?.kind == .contentCredentials, "\(count)")
      #expect(facts.has(.tooManyParts) == (count > 5))
    }
  }

  /// Checks that Content Credentials that aren't read are listed where stores are: they aren't absent.
  @Test(arguments: [5, 6]) func credentialsThatAreNotReadAreListed(count: Int) throws {
    var limits = ReadLimits()
    limits.parts = 5
    let name: [UInt8] = Array("C2PA_GIF".utf8) + [1, 0, 0]
    let head: [UInt8] = [0x21, 0xFF, 11] + name
    let first: [UInt8] = head + Self.blocks(count) + [0]
    let second: [UInt8] = head + GIFBuilder.subBlocks(Array("jumb".utf8))
    let end: [UInt8] = Self.picture + [0x3B]
    let facts = try PhotoDecoder(limits: limits).outliningCredentials.decode(
      MemorySource(Self.screen + first + second + end), depth: .structure, hashing: false)
    let outline = try #require(facts.credentialOutlines.first)
    #expect(outline.kind == .store && outline.label.hasPrefix("GIF C2PA_GIF"))
    // The first uses up the room for the second, or has too many sub-blocks itself.
    #expect(outline.offset == Self.screen.count + head.count + (count == 5 ? first.count : 0))
    #expect(outline.failure == "not read: too many blocks or pieces")
  }

  /// Checks that a comment of too many sub-blocks is neither cut nor called empty.
  @Test func aCommentOfManySubBlocksKeepsItsPlace() throws {
    var limits = ReadLimits()
    limits.parts = 5
    let blocks = Self.blocks(20)
    let end: [UInt8] = Self.picture + [0x3B]
    let bytes = Self.screen + [0x21, 0xFE] + blocks + [0] + end
    let (facts, container) = try Self.decode(bytes, limits: limits)
    let block = try #require(container.metadata.first)
    #expect(block.ranges.map { Array(bytes[$0]) } == [blocks])
    #expect(block.text == String(repeating: "A", count: 20))
    #expect(facts.has(.tooManyParts, "GIF comment"))
  }

  /// Checks that comments after one of many sub-blocks don't push out what is said of the rest of the file.
  @Test(arguments: ["", "C2PA_GIF\u{1}\0\0", "ICCRGBG1012"]) func manyBlocksAreToldOnce(name: String) throws {
    var limits = ReadLimits()
    limits.parts = 1000
    // Comments, or the extensions of an application.
    let head: [UInt8] = [0x21] + (name.isEmpty ? [0xFE] : [0xFF, 11] + Array(name.utf8))
    let short: [UInt8] = head + [1, 65, 0]
    var bytes: [UInt8] = Self.screen + head + Self.blocks(1000) + [0]
    for _ in 0..<300 { bytes += short }
    bytes += Self.picture.dropLast()
    let (facts, container) = try Self.decode(bytes, limits: limits)
    #expect(container.metadata.count == (name.isEmpty ? 301 : 1))
    #expect(facts.diagnostics.count { $0.code == .tooManyParts } <= 2)
    #expect(facts.has(.partTruncated, "GIF Image Descriptor") && facts.has(.pictureIncomplete))
  }

  @Test func aCommentWithoutRoomIsNotEmpty() throws {
    var limits = ReadLimits()
    limits.blockBytes = 5
    var builder = GIFBuilder()
    builder.comments = [Array("12345".utf8), Array("words".utf8)]
    let (facts, container) = try Self.decode(builder.build(), limits: limits)
    #expect(container.metadata.map(\.text) == ["12345", nil])
    #expect(facts.has(.tooManyParts, "GIF comment"))
  }

  @Test(arguments: [(16, 16), (17, 0)]) func manyPicturesHaveTheirRanges(frameCount: Int, count: Int) throws {
    var builder = GIFBuilder()
    builder.frameCount = frameCount
    var limits = ReadLimits()
    limits.parts = 1
    let (facts, container) = try Self.decode(builder.build(), limits: limits)
    #expect(container.pictureRanges.count == count)
    #expect(facts.has(.tooManyParts, "GIF pictures") == (count == 0))
  }
}
