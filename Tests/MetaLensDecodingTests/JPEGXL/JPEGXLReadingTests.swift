import MetaLensDecoding
import MetaLensFacts
import MetaLensSamples
import Testing

struct JPEGXLReadingTests {
  static let size = PixelSize(width: 640, height: 480)
  static let exif = MutationTests.block(.bigEndian)

  static func decode(_ bytes: [UInt8], limits: ReadLimits = ReadLimits()) throws -> PhotoFacts {
    try PhotoDecoder(limits: limits).decode(MemorySource(bytes), depth: .structure, hashing: false)
  }

  /// Returns a file of the signature, `ftyp` and the given boxes.
  static func file(_ boxes: [UInt8]...) -> [UInt8] {
    Array(BoxFileBuilder(.jpegXL).build().prefix(32)) + boxes.joined()
  }

  static let codestream = BoxFileBuilder.jpegXLCodestream(size)
  static let jxlc = HEIFBuilder.box("jxlc", codestream)
  static func jxlp(_ number: Int, _ bytes: some Sequence<UInt8>) -> [UInt8] {
    HEIFBuilder.box("jxlp", PNGBuilder.long(number) + bytes)
  }
  static func codes(_ facts: PhotoFacts) -> [String] { facts.diagnostics.map(\.code.rawValue) }

  @Test func readsABoxedFile() throws {
    var builder = BoxFileBuilder(.jpegXL, size: Self.size, exif: Self.exif)
    builder.orientation = 6
    builder.leading = HEIFBuilder.box("jbrd", [1, 2]) + HEIFBuilder.box("xml ", Array("<x/>".utf8))
    let bytes = builder.build()
    let facts = try Self.decode(bytes)
    let container = try #require(facts.container.value)
    #expect(facts.format == .jpegXL)
    #expect(facts.isComplete)
    #expect(facts.diagnostics.ofContainer == [])
    #expect(container.parts.map(\.name) == ["JXL ", "ftyp", "Exif", "jbrd", "xml ", "jxlc"])
    #expect(container.image?.size == Self.size)
    #expect(container.image?.orientation == 6)
    #expect(container.image?.bitDepth == 8)
    #expect(container.image?.location == "JXL codestream")
    #expect(container.detail == .jpegXL(JPEGXLFacts(isBoxed: true, holdsJPEG: true)))
    #expect(container.endOffset == bytes.count)
    #expect(container.trailers == [])
    #expect(container.metadata.map(\.kind) == [.exif, .xmp])
    let exif = try #require(facts.exif.value)
    let make = exif.entry(ExifTag.make, in: .ifd0).flatMap { exif.textBytes(of: $0) }
    #expect(make.map(Array.init) == Array("Example".utf8))
    #expect(Array(bytes[exif.fileOffset..<exif.fileOffset + exif.bytes.count]) == Self.exif)
  }

  @Test func readsABareCodestream() throws {
    let facts = try Self.decode(Self.codestream)
    #expect(facts.isComplete)
    #expect(facts.pictureSize == Self.size)
    #expect(facts.container.value?.endOffset == nil)
    #expect(facts.container.value?.detail == .jpegXL(JPEGXLFacts(isBoxed: false)))
    #expect(throws: PhotoReadingError.self) { try Self.decode([0xFF, 0x0A, 0xFF]) }
  }

  /// Boxes, and whether the picture is whole.
  static let codestreams: [([UInt8], Bool)] = [
    (jxlc, true),
    ([0, 0, 0, 0] + Array("jxlc".utf8) + codestream, true),
    (
      [0, 0, 0, 1] + Array("jxlc".utf8) + [0, 0, 0, 0] + PNGBuilder.long(codestream.count + 16) + codestream,
      true
    ),
    (jxlp(0, codestream.prefix(3)) + jxlp(1, codestream[3..<9]) + jxlp(0x8000_0002, codestream[9...]), true),
    ([0, 0, 0, 0] + Array("jxlp".utf8) + PNGBuilder.long(0x8000_0000) + codestream, true),
    // The last part is missing.
    (jxlp(0, codestream.prefix(20)) + jxlp(1, codestream[20...]), false),
    // Boxes longer than the file, by a little and by 2^64 - 1.
    (PNGBuilder.long(codestream.count + 9) + Array("jxlc".utf8) + codestream, false),
    ([0, 0, 0, 1] + Array("jxlc".utf8) + [UInt8](repeating: 0xFF, count: 8) + codestream, false),
  ]

  @Test(arguments: codestreams)
  func readsTheCodestreamWhereverItStands(_ boxes: [UInt8], _ isWhole: Bool) throws {
    let facts = try Self.decode(Self.file(boxes))
    #expect(facts.pictureSize == Self.size)
    #expect(facts.isComplete == isWhole)
  }

  @Test func partsOutOfOrderAreTold() throws {
    let parts = Self.jxlp(1, Self.codestream) + Self.jxlp(0x8000_0000, [])
    let facts = try Self.decode(Self.file(parts))
    #expect(Self.codes(facts) == ["partMisplaced", "partMisplaced"])
    #expect(facts.container.value?.codedRanges.isEmpty == true)
  }

  /// The offset, EXIF's header and an empty directory, compressed by libbrotlienc 1.0.9.
  static let packedExif: [UInt8] = [
    0x1F, 0x11, 0x00, 0xF8, 0xA7, 0x01, 0x9A, 0x54, 0x10, 0xC6, 0x40, 0x81, 0xC0, 0x50, 0x8E, 0x01,
  ]

  static func brob(_ type: String, _ bytes: [UInt8]) -> [UInt8] {
    HEIFBuilder.box("brob", Array(type.utf8) + bytes)
  }

  @Test func readsAPackedBlock() throws {
    let facts = try Self.decode(
      Self.file(Self.brob("Exif", Self.packedExif), Self.brob("xml ", [1]), Self.jxlc))
    let exif = try #require(facts.exif.value)
    #expect(exif.bytes.starts(with: [0x4D, 0x4D, 0, 42]))
    #expect(exif.fileOffset == 32)
    #expect(exif.pieces == [ExifFacts.Piece(start: 0, fileOffset: 32, isPacked: true)])
    #expect(exif.container == "JXL brob Exif")
    let metadata = try #require(facts.container.value?.metadata)
    #expect(metadata.map(\.kind) == [.exif, .xmp])
    #expect(metadata.allSatisfy { $0.packing == .brotli })
    #expect(metadata.first?.ranges == [44..<60])
    #expect(facts.container.value?.parts[2].note == "Exif")
    #expect(facts.isComplete)
  }

  static let broken: [([UInt8], [String])] = [
    (brob("Exif", BrotliTests.bomb), ["unpackingFailed", "limitReached"]),
    (brob("Exif", Array(packedExif.dropLast())), ["unpackingFailed"]),
    (brob("Exif", [0xFF, 0xFF, 0xFF]), ["unpackingFailed"]),
    (brob("Exif", []), ["unpackingFailed"]),
    (brob("brob", packedExif), ["partInvalid"]),
    (brob("jxlc", packedExif), ["partInvalid"]),
    (HEIFBuilder.box("brob", [1, 2]), ["partInvalid"]),
    (HEIFBuilder.box("jxlp", [0, 0]), ["partInvalid"]),
    (HEIFBuilder.box("Exif", [0, 0]), ["exifHeaderInvalid"]),
    (HEIFBuilder.box("Exif", [0xFF, 0xFF, 0xFF, 0xFF] + exif), ["partInvalid"]),
    (HEIFBuilder.box("Exif", exif), ["partInvalid"]),
    (HEIFBuilder.box("Exif", [0, 0, 0, 0]), ["exifHeaderInvalid"]),
    // The block is too short for a header of its own.
    (HEIFBuilder.box("Exif", [0, 0, 0, 0, 1]), ["exifHeaderInvalid"]),
    (
      HEIFBuilder.box("Exif", [0, 0, 0, 0] + exif) + HEIFBuilder.box("Exif", [0, 0, 0, 0] + exif),
      ["secondExifBlock"]
    ),
    (HEIFBuilder.box("Exif", [0, 0, 0, 0] + exif) + brob("Exif", packedExif), ["secondExifBlock"]),
    (
      HEIFBuilder.box("Exif", [0, 0, 0, 0] + Array("Exif".utf8) + [0, 0] + exif), ["partInvalid"]
    ),
    (HEIFBuilder.box("jumb", []), []),
    (HEIFBuilder.box("skip", []), []),
  ]

  @Test(arguments: broken)
  func damageIsTold(_ boxes: [UInt8], _ expected: [String]) throws {
    let facts = try Self.decode(Self.file(boxes, Self.jxlc))
    #expect(Self.codes(facts) == expected)
    #expect(facts.isComplete)
    #expect(facts.pictureSize == Self.size)
  }

  @Test func blocksEndAtTheLimit() throws {
    var limits = ReadLimits()
    limits.blockBytes = 17
    let plain = Self.file(HEIFBuilder.box("Exif", [0, 0, 0, 0] + Self.exif), Self.jxlc)
    #expect(try Self.codes(Self.decode(plain, limits: limits)) == ["blockTooLarge"])
    let packed = Self.file(Self.brob("Exif", Self.packedExif), Self.jxlc)
    #expect(try Self.codes(Self.decode(packed, limits: limits)) == ["unpackingFailed"])
    limits.blockBytes = 18
    #expect(try Self.codes(Self.decode(packed, limits: limits)) == [])
  }

  @Test func manyBombsCostNoMoreThanAFew() throws {
    let bombs = [UInt8](
      (0..<4000).flatMap { Self.brob($0 % 2 == 0 ? "Exif" : "jumb", BrotliTests.bomb) })
    let file = Self.file(bombs, Self.jxlc)
    #expect(try Self.decode(file).isComplete)
  }

  @Test(arguments: [
    (Array("c2pa".utf8), [MetadataBlock.Kind.contentCredentials]), (Array("json".utf8), []),
  ])
  func tellsContentCredentials(_ type: [UInt8], _ kinds: [MetadataBlock.Kind]) throws {
    let description = HEIFBuilder.box("jumd", type + [UInt8](repeating: 0, count: 14))
    let facts = try Self.decode(Self.file(HEIFBuilder.box("jumb", description), Self.jxlc))
    #expect(facts.container.value?.metadata.map(\.kind) == kinds)
  }

  /// Checks what may follow the last box, and how much of it is reported as trailers.
  @Test(
    arguments: [
      ([0], 0), ([0, 0, 0, 0], 4), ([0x0A], 1), (JPEGBuilder().build(), nil),
      (Array("text behind the picture".utf8), 23), ([UInt8](repeating: 0, count: 100), 100),
      (HEIFBuilder.box("abcd", [1, 2, 3]), 0),
    ] as [([UInt8], Int?)])
  func whatFollowsTheLastBox(_ trailer: [UInt8], _ count: Int?) throws {
    var builder = BoxFileBuilder(.jpegXL, size: Self.size, exif: Self.exif)
    builder.trailer = trailer
    let facts = try Self.decode(builder.build())
    let container = try #require(facts.container.value)
    // A single zero may be the beginning of a box.
    #expect(facts.isComplete == (trailer != [0]))
    let trailers = container.trailers ?? []
    #expect(trailers.map(\.byteCount).reduce(0, +) == count ?? trailer.count)
  }

  @Test func noPrefixIsComplete() throws {
    var builder = BoxFileBuilder(.jpegXL, size: Self.size, exif: Self.exif)
    builder.leading = Self.brob("xml ", Self.packedExif)
    let whole = builder.build()
    #expect(try Self.decode(whole).isComplete)
    for count in 12..<whole.count {
      for depth in [AnalysisDepth.metadata, .structure] {
        let source = MemorySource(Array(whole.prefix(count)))
        guard let facts = try? PhotoDecoder().decode(source, depth: depth, hashing: false) else { continue }
        #expect(!facts.isComplete, "\(count) bytes")
      }
    }
  }

  @Test func withoutPictureAndMetadataThereAreNoFacts() throws {
    #expect(throws: PhotoReadingError.self) { try Self.decode(Self.file()) }
    #expect(throws: PhotoReadingError.self) { try Self.decode(Self.file([0, 0, 0, 4] + Array("jxlc".utf8))) }
    let facts = try Self.decode(Self.file(HEIFBuilder.box("Exif", [0, 0, 0, 0] + Self.exif)))
    #expect(!facts.isComplete)
    #expect(facts.exif.value != nil)
    #expect(facts.pictureSize == nil)
  }

  @Test func readsOnlyWhatItNeeds() throws {
    var builder = BoxFileBuilder(.jpegXL, size: Self.size, exif: Self.exif)
    builder.leading = HEIFBuilder.box("jbrd", [UInt8](repeating: 7, count: 1 << 20))
    builder.trailing = HEIFBuilder.box("free", [UInt8](repeating: 7, count: 1 << 20))
    let source = CountingSource(builder.build())
    #expect(try PhotoDecoder().decode(source, hashing: false).isComplete)
    #expect(source.readCount < 20_000)
  }

  @Test func manyBoxesCostLittle() throws {
    let boxes = [UInt8](
      repeatElement(HEIFBuilder.box("xml ", [0x20]), count: 2 * ReadLimits().parts).joined())
    let container = try #require(try Self.decode(Self.file(boxes, Self.jxlc)).container.value)
    #expect(container.parts.count == ReadLimits().parts)
    #expect(container.metadata.count == ReadLimits().parts)
    #expect(container.image?.size == Self.size)
  }

  /// Checks that a picture in many parts has its ranges, and that one in too many is reported.
  @Test(arguments: [(16, 16), (17, 0)]) func aPictureInManyPartsHasItsRanges(partCount: Int, count: Int)
    throws
  {
    var boxes: [UInt8] = []
    for index in 0..<partCount - 1 { boxes += Self.jxlp(index, [Self.codestream[index]]) }
    boxes += Self.jxlp(0x8000_0000 + partCount - 1, Self.codestream[(partCount - 1)...])
    var limits = ReadLimits()
    limits.parts = 1
    let facts = try Self.decode(Self.file(boxes), limits: limits)
    #expect(facts.container.value?.pictureRanges.count == count)
    #expect(facts.has(.tooManyParts, "jxlp") == (count == 0))
  }
}
