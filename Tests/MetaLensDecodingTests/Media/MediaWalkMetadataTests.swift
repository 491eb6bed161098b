import MetaLensDecoding
import MetaLensFacts
import Testing

struct MediaWalkMetadataTests {
  static let block = MutationTests.block(.bigEndian)

  /// An EXIF item's content, the offset of the TIFF header in it, and whether that is where the standard requires it.
  static let items: [([UInt8], start: Int?, isSound: Bool)] = [
    ([0, 0, 0, 0] + block, 4, true),
    ([0, 0, 0, 6] + Array("Exif".utf8) + [0, 0] + block, 10, true),
    ([0, 0, 0, 3, 9, 9, 9] + block, 7, true),
    ([0, 0, 0, 0] + Array("Exif".utf8) + [0, 0] + block, 10, false),
    (block, 0, false),
    (Array("Exif".utf8) + [0, 0] + block, 6, false),
    ([0xFF, 0xFF, 0xFF, 0xFF] + block, 4, false),
    ([0, 0, 0, 9] + block, 4, false),
    ([0, 0, 0, 0] + Array("nothing here".utf8), nil, false),
    ([0, 0, 0], nil, false),
    ([], nil, false),
  ]

  @Test(arguments: items.indices, [1, 2, 3]) func findsTheBlock(_ index: Int, _ pieceCount: Int) throws {
    let row = Self.items[index]
    var sample = MediaSample.single
    sample.items.append(MediaSample.Item(id: 2, type: "Exif", content: row.0, pieceCount: pieceCount))
    let bytes = sample.build()
    let facts = try MediaSample.decode(bytes)
    #expect(facts.isComplete)
    guard let start = row.start else {
      #expect(facts.exif.value == nil)
      return
    }
    let exif = try #require(facts.exif.value)
    #expect(exif.bytes == Array(row.0[start...]) && exif.container == "HEIF item 2")
    #expect(facts.has(.partInvalid, "HEIF item 2") == !row.isSound)
    #expect(exif.bytes.indices.allSatisfy { bytes[exif.fileOffset(at: $0)] == exif.bytes[$0] })
    let ranges = try #require(facts.container.value?.metadata.first).ranges
    #expect(ranges.flatMap { Array(bytes[$0]) } == exif.bytes)
  }

  @Test func readsTheBlockOfTheMainPicture() throws {
    var sample = MediaSample.phone
    sample.items.insert(MediaSample.Item(id: 3, type: "Exif", content: [0, 0, 0, 0] + Self.block), at: 0)
    let facts = try sample.decode()
    #expect(facts.exif.value?.container == "HEIF item 13")
    #expect(facts.has(.secondExifBlock, "HEIF item 3"))
  }

  @Test func findsTextAndProfile() throws {
    let bytes = MediaSample.phone.build()
    let blocks = try #require(try MediaSample.decode(bytes).container.value?.metadata)
    #expect(blocks.map(\.kind) == [.exif, .xmp, .icc])
    #expect(blocks.map(\.container) == ["HEIF item 13", "HEIF item 14", "HEIF colr"])
    #expect(blocks[1].ranges.flatMap { Array(bytes[$0]) } == Array("<x/>".utf8))
    #expect(blocks[2].ranges.flatMap { Array(bytes[$0]) } == [1, 2, 3])
  }

  /// Checks the kinds and packings of `mime` items by their media types.
  @Test(arguments: [
    ("application/rdf+xml", "", MetadataBlock.Kind?.some(.xmp), MetadataBlock.Packing.plain),
    ("application/rdf+xml", "deflate", .xmp, .deflate), ("application/c2pa", "", .contentCredentials, .plain),
    ("text/plain", "", nil, .plain),
  ])
  func knowsMediaTypes(
    _ type: String, _ encoding: String, _ kind: MetadataBlock.Kind?, _ packing: MetadataBlock.Packing
  ) throws {
    var sample = MediaSample.single
    sample.items.append(
      MediaSample.Item(
        id: 2, type: "mime", content: [1], name: [0] + Array(type.utf8) + [0] + Array(encoding.utf8) + [0]))
    let block = try sample.decode().container.value?.metadata.first
    #expect(block?.kind == kind && block?.packing ?? .plain == packing)
  }

  @Test func aBlockThatIsTooLargeIsNotRead() throws {
    var limits = ReadLimits()
    limits.blockBytes = 300
    var sample = MediaSample.single
    sample.items.append(MediaSample.Item(id: 2, type: "Exif", content: [UInt8](repeating: 0, count: 301)))
    let facts = try sample.decode(limits)
    #expect(facts.has(.blockTooLarge, "HEIF item 2") && facts.exif.value == nil && facts.isComplete)
  }

  /// Checks that an item emptied by a program isn't read as a block of the rest of the file, nor as a broken text.
  @Test(arguments: ["", "deflate"]) func anItemThatStatesNoBytesHasNone(encoding: String) throws {
    var sample = MediaSample.single
    let name: [UInt8] = [0] + Array("application/rdf+xml".utf8) + [0] + Array(encoding.utf8) + [0]
    sample.items.insert(MediaSample.Item(id: 2, type: "Exif"), at: 0)
    sample.items.insert(MediaSample.Item(id: 3, type: "mime", name: name), at: 1)
    let facts = try sample.decode()
    let blocks = try #require(facts.container.value?.metadata)
    #expect(blocks.map(\.kind) == [.exif, .xmp])
    #expect(blocks.allSatisfy { $0.byteCount == 0 && $0.ranges.count == 1 && $0.packing == .plain })
    #expect(facts.exif.value == nil && facts.metadata.value?.xmp.isEmpty == true)
    for code in [Diagnostic.Code.exifHeaderInvalid, .xmpInvalid, .unpackingFailed] {
      #expect(!facts.has(code))
    }
    #expect(facts.media?.items.filter(\.statesNoBytes).map(\.id) == [2, 3])
  }

  /// Checks that an item without a length is read to the file's end, as the standard says, where a block begins at the
  /// item.
  @Test func anItemWithoutALengthReachesToTheEnd() throws {
    var sample = MediaSample.single
    sample.items.append(
      MediaSample.Item(id: 2, type: "Exif", content: [0, 0, 0, 0] + Self.block, statedCount: 0))
    let facts = try sample.decode()
    #expect(facts.exif.value?.bytes == Self.block)
    #expect(facts.container.value?.metadata.first?.byteCount == Self.block.count)
  }
}
