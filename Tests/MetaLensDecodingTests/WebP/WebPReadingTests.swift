import MetaLensDecoding
import MetaLensFacts
import MetaLensSamples
import Testing

struct WebPReadingTests {
  static let block = MutationTests.block(.littleEndian)
  static let lossless = WebPBuilder().chunks[0]
  /// A key frame of 320 x 240, scaled (RFC 6386, 9.1).
  static let lossy = ("VP8 ", [0x10, 0, 0, 0x9D, 0x01, 0x2A, 0x40, 0x41, 0xF0, 0x80] as [UInt8])

  static func decode(_ bytes: [UInt8], depth: AnalysisDepth = .structure) throws -> (
    facts: PhotoFacts, container: ContainerFacts
  ) {
    let facts = try PhotoDecoder().decode(MemorySource(bytes), depth: depth, hashing: false)
    return (facts, try #require(facts.container.value))
  }

  static func file(_ chunks: [(String, [UInt8])]) -> [UInt8] {
    var builder = WebPBuilder()
    builder.chunks = chunks.map { (type: $0.0, payload: $0.1) }
    return builder.build()
  }

  static func extended(_ width: Int, _ height: Int, flags: UInt8 = 0) -> (String, [UInt8]) {
    (
      "VP8X",
      [flags, 0, 0, 0] + WebPBuilder.long(width - 1).prefix(3) + WebPBuilder.long(height - 1).prefix(3)
    )
  }

  @Test(arguments: [AnalysisDepth.metadata, .structure])
  func readsASoundFile(depth: AnalysisDepth) throws {
    var builder = WebPBuilder(size: PixelSize(width: 300, height: 200), exif: Self.block)
    builder.chunks += [("XMP ", Array("<x/>!".utf8)), ("C2PA", [1, 2])]
    builder.trailer = [1, 2, 3]
    let bytes = builder.build()
    let (facts, container) = try Self.decode(bytes, depth: depth)
    #expect(facts.diagnostics.ofContainer == [])
    #expect(facts.isComplete)
    #expect(facts.pictureSize == PixelSize(width: 300, height: 200))
    #expect(container.image?.location == "WebP VP8X")
    #expect(container.image?.coding == "VP8L")
    #expect(container.parts.map(\.name) == ["VP8X", "VP8L", "EXIF", "XMP ", "C2PA"])
    #expect(container.parts[3].byteCount == 14)
    #expect(container.endOffset == bytes.count - 3)
    #expect(container.trailers?.map(\.byteCount) == (depth == .structure ? [3] : nil))
    #expect(container.metadata.map(\.kind) == [.exif, .xmp, .contentCredentials])
    #expect(Array(bytes[container.metadata[1].ranges[0]]) == Array("<x/>!".utf8))
    #expect(container.detail == .webP(WebPFacts(flags: 0x08, frameCount: 1)))
    let exif = try #require(facts.exif.value)
    #expect(exif.container == "WebP EXIF")
    #expect(exif.bytes == Self.block)
    #expect(bytes[exif.fileOffset...].starts(with: Self.block))
  }

  /// Chunks, and the size, location and coding of the picture.
  static let pictures: [([(String, [UInt8])], PixelSize, String, String)] = [
    ([("VP8L", lossless.payload)], PixelSize(width: 64, height: 48), "WebP VP8L", "VP8L"),
    ([lossy], PixelSize(width: 320, height: 240), "WebP VP8", "VP8 "),
    ([extended(320, 240), lossy], PixelSize(width: 320, height: 240), "WebP VP8X", "VP8 "),
    (
      [extended(1 << 24, 1 << 24, flags: 2), ("ANIM", [0, 0, 0, 0, 0, 0]), frame(), frame()],
      PixelSize(width: 1 << 24, height: 1 << 24), "WebP VP8X", "VP8L"
    ),
  ]

  static func frame(_ inner: [UInt8]? = nil) -> (String, [UInt8]) {
    (
      "ANMF",
      [UInt8](repeating: 0, count: 16)
        + (inner ?? Array("VP8L".utf8) + WebPBuilder.long(lossless.payload.count) + lossless.payload)
    )
  }

  @Test(arguments: pictures.indices) func readsPictures(index: Int) throws {
    let (chunks, size, location, coding) = Self.pictures[index]
    let (facts, container) = try Self.decode(Self.file(chunks))
    #expect(facts.diagnostics.ofContainer == [])
    #expect(facts.isComplete)
    #expect(container.image?.size == size)
    #expect(container.image?.location == location)
    #expect(container.image?.coding == coding)
  }

  @Test func framesAreCounted() throws {
    let (_, container) = try Self.decode(Self.file(Self.pictures[3].0))
    #expect(container.pictures.map(\.count) == [1])
    #expect(container.parts.map(\.level) == [0, 0, 0, 1, 0, 1])
    #expect(container.detail == .webP(WebPFacts(flags: 2, frameCount: 2)))
  }

  @Test func everyPrefixReturnsOrThrows() throws {
    var builder = WebPBuilder(exif: Self.block)
    builder.chunks.append(("ABCD", [1, 2, 3]))
    let bytes = builder.build()
    for count in 12...bytes.count {
      guard let (facts, container) = try? Self.decode(Array(bytes[..<count])) else { continue }
      #expect(facts.isComplete == (count == bytes.count), "\(count)")
      #expect((container.endOffset != nil) == (count == bytes.count))
    }
  }

  /// Broken files, and the diagnostics that report what is wrong.
  static let broken: [(name: String, bytes: [UInt8], code: Diagnostic.Code, isComplete: Bool)] = [
    ("two sizes", file([extended(9, 9), lossy]), .partInvalid, true),
    ("VP8X late", file([lossy, extended(320, 240)]), .partMisplaced, true),
    ("two VP8X", file([extended(320, 240), extended(9, 9), lossy]), .partMisplaced, true),
    ("two pictures", file([lossy, lossy]), .partMisplaced, true),
    (
      "a frame in a frame", file([extended(9, 9), frame(Array("ANMF".utf8) + [0, 0, 0, 0]), frame()]),
      .partMisplaced, true
    ),
    ("a short frame", file([extended(9, 9), ("ANMF", [1]), frame()]), .partInvalid, true),
    (
      "a frame's chunk beyond it", file([extended(9, 9), frame(Array("VP8L".utf8) + [255, 255, 255, 255])]),
      .partTruncated, false
    ),
    ("no bitstream", file([extended(9, 9), ("VP8 ", [1, 2])]), .partInvalid, true),
    (
      "width 0", file([extended(9, 9), ("VP8 ", [0x10, 0, 0, 0x9D, 0x01, 0x2A, 0, 0, 1, 0])]), .partInvalid,
      true
    ),
    ("no picture", file([extended(9, 9)]), .pictureIncomplete, false),
    ("size 0", stating(0, file([lossy])), .partInvalid, true),
    ("size 2^32 - 1", stating(0xFFFF_FFFF, file([lossy])), .partTruncated, false),
    ("a chunk beyond", chunkStating(0xFFFF_FFFF, file([lossy])), .partTruncated, false),
    ("no FourCC", file([lossy, ("\u{1}BCD", [])]), .partInvalid, true),
    ("no EXIF", file([lossy, ("EXIF", [1, 2, 3, 4])]), .exifHeaderInvalid, true),
    ("two EXIF", file([lossy, ("EXIF", block), ("EXIF", block)]), .secondExifBlock, true),
  ]

  /// Returns a file whose first chunk states the given size.
  static func chunkStating(_ size: Int, _ bytes: [UInt8]) -> [UInt8] {
    Array(bytes[..<16]) + WebPBuilder.long(size) + bytes[20...]
  }

  static func stating(_ size: Int, _ bytes: [UInt8]) -> [UInt8] {
    Array(bytes[..<4]) + WebPBuilder.long(size) + bytes[8...]
  }

  @Test(arguments: broken.indices) func saysWhatIsBroken(index: Int) throws {
    let row = Self.broken[index]
    let (facts, _) = try Self.decode(row.bytes)
    #expect(facts.diagnostics.contains { $0.code == row.code }, "\(row.name): \(facts.diagnostics)")
    #expect(facts.isComplete == row.isComplete, "\(row.name)")
  }

  static let alpha = ("ALPH", [1, 2, 3, 4] as [UInt8])

  /// Chunks, and whether every decoder shows the same picture for them.
  static let told: [([(String, [UInt8])], Bool)] = [
    ([lossy], true), ([extended(320, 240, flags: 0x10), alpha, lossy], true),
    ([lossy, lossy], false), ([extended(320, 240), alpha, lossy], false),
    ([extended(320, 240, flags: 0x10), alpha, alpha, lossy], false),
    ([extended(320, 240, flags: 0x10), lossy, alpha], false),
    // The chunk's bytes could be a picture's.
    ([extended(320, 240, flags: 0x10), ("ALPH", lossy.1), lossy], false),
    ([extended(320, 240, flags: 2), frame(), lossy], false),
  ]

  @Test(arguments: told.indices) func aPictureThatDecodersMaySeeOtherwiseHasNoHash(_ index: Int) throws {
    let (chunks, isTold) = Self.told[index]
    #expect(try Self.decode(Self.file(chunks)).container.codedRanges.isEmpty == !isTold)
  }

  @Test func nothingReadableIsAnError() {
    #expect(throws: PhotoReadingError.self) { try Self.decode(Self.file([])) }
    #expect(throws: PhotoReadingError.self) { try Self.decode(Self.file([("ABCD", [])])) }
  }

  /// Checks `Exif` and two NULs before the block, and `XMP` with a NUL, which some programs write.
  @Test func toleratesOddWriters() throws {
    let (facts, container) = try Self.decode(
      Self.file([Self.lossy, ("EXIF", Array("Exif\0\0".utf8) + Self.block), ("XMP\0", [1, 2])]))
    #expect(facts.diagnostics.ofContainer == [])
    #expect(facts.exif.value?.bytes == Self.block)
    #expect(container.metadata.map(\.kind) == [.exif, .xmp])
    #expect(container.parts.last?.name == "XMP\\x00")
  }

  @Test(arguments: [true, false]) func paddingMayBeMissing(isPadded: Bool) throws {
    let odd = Array("ABCD".utf8) + [3, 0, 0, 0, 1, 2, 3] + (isPadded ? [0] : [])
    let body =
      Array("WEBPVP8 ".utf8) + [10, 0, 0, 0] + Self.lossy.1 + odd + Array("XMP ".utf8) + [2, 0, 0, 0, 1, 2]
    let bytes = Array("RIFF".utf8) + WebPBuilder.long(body.count) + body
    let (facts, container) = try Self.decode(bytes)
    #expect(container.parts.map(\.name) == ["VP8 ", "ABCD", "XMP "])
    #expect(facts.isComplete)
    #expect(facts.diagnostics.ofContainer.isEmpty == isPadded)
  }

  @Test(arguments: ["ABCD", "ANMF", "EXIF"]) func manyChunksCostLittle(type: String) throws {
    let bytes = Self.file(
      [Self.lossy] + Array(repeating: (type, [UInt8](repeating: 0, count: 17)), count: 2 * ReadLimits().parts)
    )
    let container = try Self.decode(bytes).container
    #expect(container.parts.count <= ReadLimits().parts)
    #expect(container.metadata.count <= ReadLimits().parts)
    #expect(container.endOffset == bytes.count)
  }
}
