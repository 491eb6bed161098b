import MetaLensDecoding
import MetaLensFacts
import MetaLensSamples
import Testing

struct PNGReadingTests {
  static let block = MutationTests.block(.bigEndian)

  static func decode(
    _ bytes: [UInt8], depth: AnalysisDepth = .structure, limits: ReadLimits = ReadLimits()
  ) throws -> (facts: PhotoFacts, container: ContainerFacts) {
    let facts = try PhotoDecoder(limits: limits).decode(MemorySource(bytes), depth: depth, hashing: false)
    return (facts, try #require(facts.container.value))
  }

  static func codes(_ facts: PhotoFacts) -> Set<Diagnostic.Code> { Set(facts.diagnostics.map(\.code)) }

  /// Returns a file of the given chunks.
  static func file(_ chunks: [(String, [UInt8])]) -> [UInt8] {
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + chunks.flatMap { PNGBuilder.chunk($0.0, $0.1) }
  }

  static func header(_ width: Int = 4, _ height: Int = 2) -> (String, [UInt8]) {
    ("IHDR", PNGBuilder.long(width) + PNGBuilder.long(height) + [8, 0, 0, 0, 0])
  }

  /// Checks that an indexed picture's colours are part of it, and that a suggested palette isn't.
  @Test(arguments: [(3, 2), (2, 1)]) func colorsOfAnIndexedPictureAreOfThePicture(type: UInt8, count: Int)
    throws
  {
    let header = ("IHDR", PNGBuilder.long(4) + PNGBuilder.long(2) + [8, type, 0, 0, 0])
    let bytes = Self.file([header, ("PLTE", [1, 2, 3]), Self.data, ("IEND", [])])
    let form = try Self.decode(bytes).container.pictureForm.map { Array(bytes[$0]) }
    #expect(form.count == count)
    #expect(form.first == header.1 && (type != 3 || form.last == [1, 2, 3]))
  }

  static let data = ("IDAT", PNGBuilder.stored([UInt8](repeating: 0, count: 10)))

  @Test(arguments: [AnalysisDepth.metadata, .structure])
  func readsASoundFile(depth: AnalysisDepth) throws {
    var builder = PNGBuilder(size: PixelSize(width: 300, height: 200), exif: Self.block)
    builder.dataByteCount = 1000
    builder.trailing = [("tIME", [0x07, 0xE8, 5, 6, 7, 8, 9])]
    builder.trailer = Array("behind".utf8)
    let bytes = builder.build()
    let (facts, container) = try Self.decode(bytes, depth: depth)
    #expect(facts.isComplete)
    #expect(facts.diagnostics == [])
    #expect(facts.pictureSize == PixelSize(width: 300, height: 200))
    #expect(container.image?.location == "PNG IHDR")
    #expect(container.image?.coding == "deflate")
    #expect(container.parts.map(\.name) == ["IHDR", "eXIf", "IDAT", "tIME", "IEND"])
    #expect(container.parts.map(\.note) == ["", "", "", "2024-05-06 07:08:09", ""])
    let run = try #require(container.parts.first { $0.name == "IDAT" })
    // The run has 200 lines of 301 bytes, six bytes of zlib's, and five for the one stored block.
    #expect(run.count == 61)
    #expect(run.isChecksumValid == (depth == .structure ? true : nil))
    #expect(container.parts.filter { $0.name != "IDAT" }.allSatisfy { $0.isChecksumValid == true })
    #expect(run.offset + run.byteCount == container.parts[3].offset)
    #expect(container.endOffset == bytes.count - 6)
    #expect(container.trailers?.map(\.byteCount) == (depth == .structure ? [6] : nil))
    let exif = try #require(facts.exif.value)
    #expect(exif.bytes == Self.block)
    #expect(exif.container == "PNG eXIf")
    #expect(Array(bytes[exif.fileOffset...].prefix(Self.block.count)) == Self.block)
    guard case .png(let png) = container.detail else {
      Issue.record("no PNG")
      return
    }
    #expect(png.dataChunkCount == 61)
    #expect(png.firstDataByteCount == 1000)
    #expect(png.largestDataByteCount == 1000)
    #expect(png.zlibHeader == 0x7801)
  }

  /// Checks that no prefix traps, and that only the whole file is complete.
  @Test func everyPrefixReturnsOrThrows() throws {
    var builder = PNGBuilder(size: PixelSize(width: 5, height: 3), exif: Self.block)
    builder.leading += [
      ("tEXt", Array("Title\0Words".utf8)), ("iCCP", Array("name\0\0".utf8) + PNGBuilder.stored([1, 2, 3])),
    ]
    let bytes = builder.build()
    for depth in [AnalysisDepth.metadata, .structure] {
      for count in 8...bytes.count {
        let prefix = Array(bytes[..<count])
        // The signature, and IHDR with its checksum.
        if count < 33 {
          #expect(throws: PhotoReadingError.self) { try Self.decode(prefix, depth: depth) }
        } else {
          let facts = try Self.decode(prefix, depth: depth).facts
          #expect(facts.isComplete == (count == bytes.count), "\(count)")
          #expect((facts.container.value?.endOffset != nil) == (count == bytes.count))
        }
      }
    }
  }

  /// Broken files, and the diagnostics that report what is wrong.
  static let broken: [(name: String, bytes: [UInt8], code: Diagnostic.Code, isComplete: Bool)] = [
    ("a second IHDR", file([header(), header(9, 9), data, ("IEND", [])]), .partMisplaced, true),
    ("IHDR not first", file([("gAMA", [0, 0, 1, 0]), header(), data, ("IEND", [])]), .partMisplaced, true),
    (
      "IDAT apart", file([header(), data, ("tEXt", Array("a\0b".utf8)), data, ("IEND", [])]), .partMisplaced,
      true
    ),
    ("PLTE late", file([header(), data, ("PLTE", [0, 0, 0]), ("IEND", [])]), .partMisplaced, true),
    ("width 0", file([header(0, 5), data, ("IEND", [])]), .partInvalid, true),
    ("height beyond", file([header(5, 0x8000_0000), data, ("IEND", [])]), .partInvalid, true),
    ("no IDAT", file([header(), ("IEND", [])]), .pictureIncomplete, false),
    ("no IEND", file([header(), data]), .pictureIncomplete, false),
    (
      "length 2^32 - 1", file([header(), data]) + [0xFF, 0xFF, 0xFF, 0xFF] + Array("tEXt".utf8), .partInvalid,
      false
    ),
    (
      "length beyond the end", file([header(), data]) + [0x7F, 0xFF, 0xFF, 0xFF] + Array("tEXt".utf8),
      .partTruncated, false
    ),
    ("no letters", file([header(), data, ("I\u{1}ND", []), ("IEND", [])]), .partInvalid, false),
    ("no keyword", file([header(), ("tEXt", [1, 2, 3]), data, ("IEND", [])]), .partInvalid, true),
    ("no EXIF", file([header(), ("eXIf", [1, 2, 3]), data, ("IEND", [])]), .exifHeaderInvalid, true),
    (
      "an odd depth", file([("IHDR", [0, 0, 0, 1, 0, 0, 0, 1, 3, 2, 0, 0, 0]), data, ("IEND", [])]),
      .partInvalid, true
    ),
  ]

  @Test(arguments: broken.indices) func saysWhatIsBroken(index: Int) throws {
    let row = Self.broken[index]
    let (facts, _) = try Self.decode(row.bytes)
    #expect(Self.codes(facts).contains(row.code), "\(row.name): \(facts.diagnostics)")
    #expect(facts.isComplete == row.isComplete, "\(row.name)")
  }

  @Test func theFirstHeaderHolds() throws {
    let (_, container) = try Self.decode(
      Self.file([Self.header(), Self.header(9, 9), Self.data, ("IEND", [])]))
    #expect(container.image?.size == PixelSize(width: 4, height: 2))
  }

  @Test(arguments: [[UInt8](), [0, 0, 0, 0], Array("abcdefghij".utf8)])
  func nothingReadableIsAnError(rest: [UInt8]) {
    let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    #expect(throws: PhotoReadingError.self) { try Self.decode(signature + rest) }
  }

  /// Checks that metadata's checksums are compared at every depth, and the picture's where it is read.
  @Test(arguments: [("tEXt", true), ("eXIf", true), ("caBX", true), ("IDAT", false)])
  func checksumsAreHeld(name: String, atEveryDepth: Bool) throws {
    let chunks = [
      Self.header(), ("tEXt", Array("a\0b".utf8)), ("eXIf", Self.block), ("caBX", [1, 2, 3]),
      ("IDAT", [UInt8](repeating: 7, count: 300)), ("IEND", []),
    ]
    var bytes = Self.file([])
    for chunk in chunks {
      var made = PNGBuilder.chunk(chunk.0, chunk.1)
      if chunk.0 == name { made[made.count - 1] ^= 1 }
      bytes += made
    }
    for depth in [AnalysisDepth.metadata, .structure] {
      for windowBytes in [16, 1 << 16] {
        var limits = ReadLimits()
        limits.windowBytes = windowBytes
        let (facts, container) = try Self.decode(bytes, depth: depth, limits: limits)
        let found = facts.diagnostics.filter { $0.code == .checksumInvalid }
        #expect(found.map(\.location) == (atEveryDepth || depth == .structure ? ["PNG \(name)"] : []))
        let part = try #require(container.parts.first { $0.name == name })
        #expect(found.first.map { $0.offset == part.offset } ?? true)
        #expect(part.isChecksumValid == (found.isEmpty ? nil : false))
      }
    }
  }

  /// Checks that frames after the default picture are counted, with their data.
  @Test func framesAreCounted() throws {
    let control = ("fcTL", [UInt8](repeating: 0, count: 26))
    let frame = ("fdAT", [UInt8](repeating: 0, count: 20))
    let (facts, container) = try Self.decode(
      Self.file([
        Self.header(), ("acTL", [0, 0, 0, 3, 0, 0, 0, 0]), control, Self.data, control, frame, frame, control,
        frame, ("IEND", []),
      ]))
    #expect(facts.diagnostics == [])
    #expect(container.pictures.map(\.role) == [.frame])
    #expect(container.pictures.map(\.count) == [2])
    #expect(container.pictures.first?.ranges.map(\.count) == [16, 16, 16])
    #expect(container.parts.map(\.count) == [1, 1, 1, 1, 1, 2, 1, 1, 1])
    #expect(container.parts[1].note == "3 frames")
  }

  /// Checks a file of twice as many chunks as are kept.
  @Test(arguments: ["tEXt", "abCd", "IDAT", "zTXt"]) func manyChunksCostLittle(type: String) throws {
    let payload: [UInt8] = type == "zTXt" ? Array("k\0\0".utf8) + PNGBuilder.stored([65]) : Array("k\0v".utf8)
    let chunk = PNGBuilder.chunk(type, payload)
    let bytes =
      Self.file([Self.header()]) + Array(repeatElement(chunk, count: 2 * ReadLimits().parts).joined())
      + PNGBuilder.chunk("IEND", [])
    let container = try Self.decode(bytes).container
    #expect(container.parts.count <= ReadLimits().parts)
    #expect(container.metadata.count <= ReadLimits().parts)
    #expect(container.endOffset == bytes.count)
  }

  /// Checks that a picture in many chunks has its ranges, and that one in too many is reported.
  @Test(arguments: [(2, 11), (1, 0)]) func aPictureInManyChunksHasItsRanges(dataByteCount: Int, count: Int)
    throws
  {
    var builder = PNGBuilder(size: PixelSize(width: 4, height: 2))
    builder.dataByteCount = dataByteCount
    var limits = ReadLimits()
    limits.parts = 1
    let (facts, container) = try Self.decode(builder.build(), limits: limits)
    #expect(container.pictureRanges.count == count)
    #expect(facts.has(.tooManyParts, "PNG IDAT") == (count == 0))
  }
}
