import MetaLensDecoding
import MetaLensFacts
import MetaLensSamples
import Testing

struct JPEG2000ReadingTests {
  static let size = PixelSize(width: 640, height: 480)
  static let exif = MutationTests.block(.littleEndian)

  static func decode(_ bytes: [UInt8], limits: ReadLimits = ReadLimits()) throws -> PhotoFacts {
    try PhotoDecoder(limits: limits).decode(MemorySource(bytes), depth: .structure, hashing: false)
  }

  static func codes(_ facts: PhotoFacts) -> [String] { facts.diagnostics.ofContainer.map(\.code.rawValue) }

  /// Returns a file of the signature, `ftyp` and the given boxes.
  static func file(_ boxes: [UInt8]...) -> [UInt8] {
    Array(BoxFileBuilder(.jpeg2000).build().prefix(32)) + boxes.joined()
  }

  static let codestream = BoxFileBuilder.jpeg2000Codestream(size)
  static let jp2c = HEIFBuilder.box("jp2c", codestream)
  static func ihdr(_ size: PixelSize, depth: UInt8 = 7) -> [UInt8] {
    HEIFBuilder.box(
      "ihdr", PNGBuilder.long(size.height) + PNGBuilder.long(size.width) + [0, 3, depth, 7, 0, 0])
  }
  static func uuid(_ digits: String, _ payload: [UInt8]) -> [UInt8] {
    let digits = Array(digits)
    let bytes = stride(from: 0, to: digits.count, by: 2).map {
      UInt8(String(digits[$0...$0 + 1]), radix: 16) ?? 0
    }
    return HEIFBuilder.box("uuid", bytes + payload)
  }

  @Test func readsABoxedFile() throws {
    let bytes = BoxFileBuilder(.jpeg2000, size: Self.size, exif: Self.exif).build()
    let facts = try Self.decode(bytes)
    let container = try #require(facts.container.value)
    #expect(facts.format == .jpeg2000)
    #expect(facts.isComplete)
    #expect(facts.diagnostics == [])
    #expect(container.parts.map(\.name) == ["jP  ", "ftyp", "jp2h", "ihdr", "colr", "uuid", "jp2c"])
    #expect(container.parts.map(\.level) == [0, 0, 0, 1, 1, 0, 0])
    #expect(container.image?.size == Self.size)
    #expect(container.image?.bitDepth == 8)
    #expect(container.image?.location == "ihdr")
    #expect(container.endOffset == bytes.count)
    #expect(container.metadata.map(\.container) == ["uuid Exif"])
    let exif = try #require(facts.exif.value)
    #expect(exif.container == "JP2 uuid Exif")
    #expect(Array(bytes[exif.fileOffset..<exif.fileOffset + exif.bytes.count]) == Self.exif)
  }

  /// Boxes before the codestream, the blocks found in them and the diagnostics.
  static let boxes: [([UInt8], [MetadataBlock.Kind], [String])] = [
    (uuid("4a706754696666457869662d3e4a5032", exif), [.exif], []),
    (uuid("0537cdab9d0c4431a72afa561f2a113e", exif), [.exif], []),
    (uuid("4a706754696666457869662d3e4a5032", Array("Exif".utf8) + [0, 0] + exif), [.exif], ["partInvalid"]),
    (uuid("be7acfcb97a942e89c71999491e3afac", []), [.xmp], []),
    (uuid("33c7a4d2b81d4723a0baf1a3e097ad38", []), [.iptc], []),
    (uuid("09a14e97c0b442e0bebf36df6f0ce36f", []), [.iptc], []),
    (uuid("2c4c0100850440b9a03e562148d6dfeb", []), [.photoshop], []),
    (uuid("b14bf8bd083d4b43a5ae8cd7d5a6ce03", exif), [], []),
    (uuid("00000000000000000000000000000000", exif), [], []),
    (
      uuid("4a706754696666457869662d3e4a5032", exif) + uuid("4a706754696666457869662d3e4a5032", exif),
      [.exif, .exif], ["secondExifBlock"]
    ),
    (uuid("4a706754696666457869662d3e4a5032", []), [.exif], ["exifHeaderInvalid"]),
    // A box that holds no EXIF doesn't take the place of one that does.
    (
      uuid("4a706754696666457869662d3e4a5032", []) + uuid("0537cdab9d0c4431a72afa561f2a113e", exif),
      [.exif, .exif], ["exifHeaderInvalid"]
    ),
    (HEIFBuilder.box("xml ", Array("<x:xmpmeta/>".utf8)), [.xmp], []),
    (HEIFBuilder.box("xml ", Array("<gml/>".utf8)), [.text], []),
    (HEIFBuilder.box("asoc", HEIFBuilder.box("xml ", Array("<gml/>".utf8))), [.text], []),
    (HEIFBuilder.box("colr", [2, 0, 0, 1, 2, 3]), [.icc], []),
    (HEIFBuilder.box("colr", [1, 0, 0, 0, 0, 0, 16]), [], []),
    (HEIFBuilder.box("colr", []), [], []),
    // A box longer than the box around it.
    (HEIFBuilder.box("asoc", PNGBuilder.long(100) + Array("xml ".utf8)), [.text], ["partTruncated"]),
    // Size 0 reaches to the end of the file, and is allowed only there.
    (HEIFBuilder.box("asoc", PNGBuilder.long(0) + Array("xml ".utf8)), [], ["partInvalid"]),
  ]

  @Test(arguments: boxes)
  func readsMetadata(_ box: [UInt8], _ kinds: [MetadataBlock.Kind], _ expected: [String]) throws {
    let header = HEIFBuilder.box("jp2h", Self.ihdr(Self.size))
    let facts = try Self.decode(Self.file(header, box, Self.jp2c))
    #expect(facts.container.value?.metadata.map(\.kind) == kinds)
    #expect(Self.codes(facts) == expected)
    let wrong = expected.count { $0 == "exifHeaderInvalid" }
    #expect((facts.exif.value != nil) == (kinds.count { $0 == .exif } > wrong))
    #expect(facts.isComplete)
    #expect(facts.pictureSize == Self.size)
  }

  /// Checks that the text boxes together are limited, and that XMP after them is still found.
  @Test func manyTextsAreBounded() throws {
    var limits = ReadLimits()
    limits.blockBytes = 4096
    let box = HEIFBuilder.box("xml ", [UInt8](repeating: 0xFF, count: 900))
    let xmp = HEIFBuilder.box("xml ", Array("<x:xmpmeta/>".utf8))
    let facts = try Self.decode(
      Self.file(Array([box, box, box, box, xmp].joined()), Self.jp2c), limits: limits)
    let blocks = try #require(facts.container.value?.metadata)
    #expect(blocks.map(\.kind) == [.text, .text, .text, .text, .xmp])
    #expect(blocks.map { $0.text?.unicodeScalars.count } == [900, 124, nil, nil, nil])
    #expect(Self.codes(facts) == ["tooManyParts"])
  }

  static let roles = HEIFBuilder.box("cdef", [0, 1, 0, 0, 0, 0, 0, 1])

  /// Boxes, and what is hashed before the codestream; nil if nothing is hashed.
  static let forms: [([UInt8], [UInt8]?)] = [
    (HEIFBuilder.box("jp2h", ihdr(size)) + jp2c, Array(ihdr(size).dropFirst(8))),
    (HEIFBuilder.box("jp2h", ihdr(size) + roles) + jp2c, Array(ihdr(size).dropFirst(8)) + roles),
    (HEIFBuilder.box("jp2h", ihdr(size) + roles + roles) + jp2c, nil),
    (HEIFBuilder.box("jp2h", roles + ihdr(size)) + jp2c, nil),
    (HEIFBuilder.box("jp2h", ihdr(size)) + HEIFBuilder.box("jp2h", roles) + jp2c, nil),
    (jp2c + HEIFBuilder.box("jp2h", ihdr(size)), nil),
  ]

  @Test(arguments: forms.indices) func aFormThatCanBeReadOtherwiseLeavesNoHash(_ index: Int) throws {
    let (boxes, expected) = Self.forms[index]
    let bytes = Self.file(boxes)
    let container = try #require(try Self.decode(bytes).container.value)
    #expect(container.codedRanges.isEmpty == (expected == nil))
    if let expected { #expect(container.pictureForm.flatMap { Array(bytes[$0]) } == expected) }
  }

  static let other = PixelSize(width: 10, height: 20)

  /// Boxes, the part that states the size, the bit depth, and the diagnostics.
  static let headers: [([UInt8], String?, Int?, [String])] = [
    (HEIFBuilder.box("jp2h", ihdr(size, depth: 0x8B)) + jp2c, "ihdr", 12, []),
    (
      HEIFBuilder.box("jp2h", ihdr(size, depth: 255) + HEIFBuilder.box("bpcc", [15, 7, 7])) + jp2c, "ihdr",
      16,
      []
    ),
    (HEIFBuilder.box("jp2h", ihdr(size, depth: 255)) + jp2c, "ihdr", nil, []),
    (jp2c, "SIZ", 8, []),
    (HEIFBuilder.box("jp2h", ihdr(other)) + jp2c, "ihdr", 8, ["partInvalid"]),
    (HEIFBuilder.box("jp2h", ihdr(size) + ihdr(other)) + jp2c, "ihdr", 8, ["partMisplaced"]),
    (HEIFBuilder.box("jp2h", ihdr(PixelSize(width: 0, height: 1))) + jp2c, "SIZ", 8, ["partInvalid"]),
    (HEIFBuilder.box("jp2h", HEIFBuilder.box("ihdr", [0, 0])) + jp2c, "SIZ", 8, ["partInvalid"]),
  ]

  @Test(arguments: headers)
  func tellsTheSize(_ boxes: [UInt8], _ location: String?, _ depth: Int?, _ expected: [String]) throws {
    let facts = try Self.decode(Self.file(boxes))
    #expect(facts.container.value?.image?.location == location)
    #expect(facts.container.value?.image?.bitDepth == depth)
    #expect(Self.codes(facts) == expected)
  }

  /// The last box and what follows it, whether the picture is whole, and the number of bytes reported as trailers.
  static let ends: [([UInt8], Bool, Int)] = [
    (jp2c, true, 0),
    ([0, 0, 0, 0] + Array("jp2c".utf8) + codestream, true, 0),
    ([0, 0, 0, 0] + Array("jp2c".utf8) + codestream.dropLast(), false, 0),
    (HEIFBuilder.box("jp2c", Array(codestream.dropLast(2))), false, 0),
    // Bytes are missing before the end, or follow it within the box.
    (HEIFBuilder.box("jp2c", Array(codestream.dropLast(12) + codestream.suffix(2))), false, 0),
    (HEIFBuilder.box("jp2c", codestream + [1, 2]), false, 0),
    (HEIFBuilder.box("jp2c", []), false, 0),
    (HEIFBuilder.box("jp2c", [0xFF, 0x4F, 0xFF, 0xD9]), false, 0),
    (Array(jp2c.dropLast()), false, 0),
    (jp2c + JPEGBuilder().build(), true, JPEGBuilder().build().count),
    (jp2c + [0x0A], true, 1),
    (jp2c + HEIFBuilder.box("xml ", [1]).dropLast(), false, 0),
    ([], false, 0),
  ]

  @Test(arguments: ends)
  func tellsWhetherThePictureIsWhole(_ boxes: [UInt8], _ isWhole: Bool, _ trailing: Int) throws {
    let facts = try Self.decode(Self.file(HEIFBuilder.box("jp2h", Self.ihdr(Self.size)), boxes))
    #expect(facts.isComplete == isWhole)
    #expect(facts.container.value?.trailers?.map(\.byteCount).reduce(0, +) == trailing)
  }

  @Test func readsABareCodestream() throws {
    var bytes = Self.codestream
    // A comment of Latin text after SIZ.
    bytes.insert(contentsOf: [0xFF, 0x64, 0, 8, 0, 1, 0x41, 0xE9, 0x42, 0x43], at: 51)
    let facts = try Self.decode(bytes + [1, 2, 3])
    let container = try #require(facts.container.value)
    #expect(facts.diagnostics == [])
    #expect(facts.isComplete)
    #expect(container.image?.size == Self.size)
    #expect(container.image?.bitDepth == 8)
    #expect(container.image?.offset == 2)
    #expect(container.parts.map(\.name) == ["SOC", "SIZ", "COM", "SOT", "EOC"])
    #expect(container.endOffset == bytes.count)
    #expect(container.trailers?.map(\.byteCount) == [3])
    #expect(container.metadata.map(\.text) == ["A\u{E9}BC"])
  }

  @Test func countsTileParts() throws {
    let header = Array(Self.codestream[..<51])
    let part = Array(Self.codestream[51..<Self.codestream.count - 2])
    let end: [UInt8] = [0xFF, 0xD9]
    let bytes = header + part + part + part + end
    let container = try #require(try Self.decode(bytes).container.value)
    #expect(container.parts.first { $0.name == "SOT" }?.count == 3)
    // The last tile part's length may be 0, which reaches to EOC; other lengths lead nowhere, or end in their own
    // header.
    for (index, length, isWhole) in [
      (2, 0, true), (0, 0, true), (0, 0xFFFF_FFFF, false), (0, 2, false), (1, 13, false),
    ] {
      var changed = bytes
      let place = header.count + index * part.count + 6
      changed.replaceSubrange(place..<place + 4, with: PNGBuilder.long(length))
      #expect(try Self.decode(changed).isComplete == isWhole)
    }
  }

  @Test func noPrefixIsComplete() throws {
    let boxed = BoxFileBuilder(.jpeg2000, size: Self.size, exif: Self.exif).build()
    for whole in [boxed, Self.codestream] {
      #expect(try Self.decode(whole).isComplete)
      for count in 4..<whole.count {
        for depth in [AnalysisDepth.metadata, .structure] {
          let source = MemorySource(Array(whole.prefix(count)))
          guard let facts = try? PhotoDecoder().decode(source, depth: depth, hashing: false) else { continue }
          #expect(!facts.isComplete, "\(count) bytes")
        }
      }
    }
  }

  @Test func boxesInBoxesEnd() throws {
    var nested = HEIFBuilder.box("xml ", [])
    for _ in 0..<2000 { nested = HEIFBuilder.box("asoc", nested) }
    let facts = try Self.decode(Self.file(nested, Self.jp2c))
    #expect(Self.codes(facts) == ["tooManyParts"])
    #expect(facts.isComplete)
  }

  @Test func withoutPictureAndMetadataThereAreNoFacts() {
    #expect(throws: PhotoReadingError.self) { try Self.decode(Self.file()) }
    #expect(throws: PhotoReadingError.self) { try Self.decode(Self.file(PNGBuilder.long(5))) }
    #expect(throws: PhotoReadingError.self) { try Self.decode([0xFF, 0x4F, 0xFF, 0x51, 0]) }
    #expect(throws: PhotoReadingError.self) {
      // An offset past the grid.
      try Self.decode(
        Self.codestream.prefix(16) + PNGBuilder.long(9999) + Self.codestream.dropFirst(20))
    }
  }

  @Test func readsOnlyWhatItNeeds() throws {
    var builder = BoxFileBuilder(.jpeg2000, size: Self.size, exif: Self.exif)
    builder.leading = HEIFBuilder.box("free", [UInt8](repeating: 7, count: 1 << 20))
    builder.trailing = HEIFBuilder.box("free", [UInt8](repeating: 7, count: 1 << 20))
    let source = CountingSource(builder.build())
    #expect(try PhotoDecoder().decode(source, hashing: false).isComplete)
    #expect(source.readCount < 20_000)
  }
}
