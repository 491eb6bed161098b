import MetaLensDecoding
import MetaLensFacts
import MetaLensSamples
import Testing

struct PNGMetadataTests {
  typealias Files = PNGReadingTests

  /// Returns what is read of a file with these chunks before the picture.
  static func decode(_ chunks: [(String, [UInt8])], limits: ReadLimits = ReadLimits()) throws -> (
    facts: PhotoFacts, container: ContainerFacts, bytes: [UInt8]
  ) {
    let bytes = Files.file([Files.header()] + chunks + [Files.data, ("IEND", [])])
    let (facts, container) = try Files.decode(bytes, limits: limits)
    return (facts, container, bytes)
  }

  static func packed(_ text: [UInt8]) -> [UInt8] { PNGBuilder.stored(text) }

  /// Chunk types, data, keywords and texts.
  static let texts: [(String, [UInt8], String, String?)] = [
    ("tEXt", Array("Title\0Words".utf8), "Title", "Words"),
    ("tEXt", Array("Title\0".utf8), "Title", ""),
    ("tEXt", [0x4B, 0xE9, 0, 0xFC, 0x21], "K\u{E9}", "\u{FC}!"),
    ("tEXt", Array("Title\0\u{5199}\u{771F} \u{FC}".utf8), "Title", "\u{5199}\u{771F} \u{FC}"),
    ("tEXt", Array("no end".utf8), "", "no end"),
    ("zTXt", Array("Title\0\0".utf8) + packed([0x61, 0xE9]), "Title", "a\u{E9}"),
    ("zTXt", Array("Title\0\0".utf8) + [1, 2, 3], "Title", nil),
    ("iTXt", Array("Title\0\0\0de\0Titel\0W\u{F6}rter".utf8), "Title", "W\u{F6}rter"),
    (
      "iTXt", Array("Title\0\u{1}\0\0\0".utf8) + packed(Array("\u{65E5}\u{672C}".utf8)), "Title",
      "\u{65E5}\u{672C}"
    ),
    ("iTXt", Array("Title\0\0\0\0\0".utf8) + [0xFC], "Title", "\u{FC}"),
    ("iTXt", Array("Title\0\0\0de".utf8), "Title", ""),
  ]

  @Test(arguments: texts.indices) func readsTexts(index: Int) throws {
    let (type, data, keyword, text) = Self.texts[index]
    let (_, container, _) = try Self.decode([(type, data)])
    let block = try #require(container.metadata.first)
    #expect(block.kind == .text)
    #expect(block.container == "PNG \(type)")
    #expect(block.keyword == keyword)
    #expect(block.text == text)
    #expect(container.parts.first { $0.name == type }?.note == keyword)
  }

  /// Checks a keyword, the chunk's type, the block's kind and its packing.
  @Test(arguments: [
    ("XML:com.adobe.xmp", "iTXt", MetadataBlock.Kind.xmp, MetadataBlock.Packing.plain),
    ("XML:com.adobe.xmp", "zTXt", .xmp, .deflate),
    ("Raw profile type xmp", "tEXt", .xmp, .hexadecimal),
    ("Raw profile type iptc", "zTXt", .iptc, .deflatedHexadecimal),
    ("Raw profile type icc", "zTXt", .icc, .deflatedHexadecimal),
    ("Raw profile type 8bim", "zTXt", .photoshop, .deflatedHexadecimal),
    ("Raw profile type generic", "tEXt", .text, .plain),
  ])
  func locatesMetadata(
    keyword: String, type: String, kind: MetadataBlock.Kind, packing: MetadataBlock.Packing
  ) throws {
    let content = Array("content".utf8)
    let body =
      type == "zTXt" ? [0] + Self.packed(content) : type == "iTXt" ? [0, 0, 0, 0] + content : content
    let (facts, container, bytes) = try Self.decode([(type, Array(keyword.utf8) + [0] + body)])
    // Bytes that are no raw profile are reported where they are read.
    #expect(facts.diagnostics.ofContainer.filter { $0.code != .unpackingFailed } == [])
    let block = try #require(container.metadata.first)
    #expect(block.kind == kind)
    #expect(block.packing == packing)
    let range = try #require(block.ranges.first)
    #expect(Array(bytes[range]) == (type == "zTXt" ? Self.packed(content) : content))
  }

  @Test func locatesProfileAndCredentials() throws {
    let profile = Self.packed([1, 2, 3])
    let (facts, container, bytes) = try Self.decode([
      ("iCCP", Array("Display P3\0\0".utf8) + profile), ("caBX", Array("jumb".utf8)),
    ])
    #expect(facts.diagnostics.ofContainer == [])
    #expect(container.metadata.map(\.kind) == [.icc, .contentCredentials])
    #expect(container.metadata.map(\.packing) == [.deflate, .plain])
    #expect(container.metadata.map { Array(bytes[$0.ranges[0]]) } == [profile, Array("jumb".utf8)])
    #expect(container.parts[1].note == "Display P3")
  }

  static func raw(_ bytes: [UInt8], name: String = "exif", stating count: Int? = nil) -> [UInt8] {
    let digits = bytes.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }
    var text = "\n\(name)\n      \(count ?? bytes.count)\n"
    for (index, pair) in digits.enumerated() { text += pair + (index % 36 == 35 ? "\n" : "") }
    return Array((text + "\n").utf8)
  }

  static let body = Array("Exif\0\0".utf8) + Files.block

  /// Names of places, chunks, and whether their content is packed.
  static let places: [(String, [(String, [UInt8])], Bool)] = [
    ("PNG eXIf", [("eXIf", Files.block)], false),
    ("PNG eXIf", [("eXIf", body)], false),
    ("PNG zxIf", [("zxIf", [0] + PNGBuilder.long(Files.block.count) + packed(Files.block))], true),
    (
      "PNG zTXt Raw profile type exif",
      [("zTXt", Array("Raw profile type exif\0\0".utf8) + packed(raw(body)))], true
    ),
    (
      "PNG tEXt Raw profile type APP1",
      [("tEXt", Array("Raw profile type APP1\0".utf8) + raw(body, name: "APP1"))], true
    ),
  ]

  @Test(arguments: places.indices) func readsExif(index: Int) throws {
    let (place, chunks, isPacked) = Self.places[index]
    let (facts, container, bytes) = try Self.decode(chunks)
    #expect(facts.diagnostics.ofContainer == [])
    let exif = try #require(facts.exif.value)
    #expect(exif.container == place)
    #expect(exif.bytes == Files.block)
    #expect(exif.pieces.map(\.isPacked) == (isPacked ? [true] : []))
    #expect(container.metadata.map(\.kind) == [.exif])
    if !isPacked { #expect(bytes[exif.fileOffset...].starts(with: Files.block)) }
  }

  /// Checks that eXIf is chosen before zxIf, and that before a raw profile, in any order.
  @Test(arguments: [[0, 2, 3], [3, 2, 0], [2, 0, 3], [0, 0, 1]])
  func oneExifIsChosen(order: [Int]) throws {
    let (facts, _, _) = try Self.decode(order.flatMap { Self.places[$0].1 })
    #expect(facts.exif.value?.container == "PNG eXIf")
    #expect(facts.diagnostics.filter { $0.code == .secondExifBlock }.count == 2)
  }

  @Test func brokenExifDoesNotHideAnother() throws {
    let (facts, _, _) = try Self.decode([("eXIf", [1, 2, 3, 4])] + Self.places[3].1)
    #expect(facts.exif.value?.container == "PNG zTXt Raw profile type exif")
  }

  /// Checks texts with wrong digits or a wrong length.
  @Test(arguments: [
    (raw(body, stating: 5), Diagnostic.Code.partInvalid, true),
    (raw(body, stating: 999_999_999_999), .partInvalid, true),
    (Array(raw(body).dropLast(2)), .partInvalid, true),
    (Array("\nexif\n 4\n4d4dzz".utf8), .partInvalid, true),
    (Array("\nexif\n99999999999999999999\n4d".utf8), .partInvalid, false),
    (Array("exif".utf8), .unpackingFailed, false),
    (Array("\nexif\n\n".utf8), .unpackingFailed, false),
  ])
  func rawProfilesThatLieAreTold(text: [UInt8], code: Diagnostic.Code, hasExif: Bool) throws {
    let (facts, _, _) = try Self.decode([("tEXt", Array("Raw profile type exif\0".utf8) + text)])
    #expect(Files.codes(facts).contains(code), "\(facts.diagnostics)")
    if hasExif, text.count > 100 { #expect(facts.exif.value != nil) }
  }

  /// Checks that what unpacks to more than a block is cut, and that many such chunks cost no more than a few.
  @Test func bombsAreBounded() throws {
    var limits = ReadLimits()
    limits.blockBytes = 3000
    limits.textBytes = 100
    // The bytes of four streams: each is charged for being begun, too.
    limits.unpackedBytes = 28_000
    let bomb = Array("Title\0\0".utf8) + Self.packed([UInt8](repeating: 65, count: 2900))
    let (facts, container, _) = try Self.decode([("zTXt", bomb)], limits: limits)
    #expect(facts.diagnostics.ofContainer == [])
    #expect(container.metadata[0].text?.utf8.count == 100)
    let (many, _, _) = try Self.decode(
      Array(repeating: ("zTXt", bomb), count: 10), limits: limits)
    #expect(many.diagnostics.filter { $0.code == .unpackingFailed }.count == 6)
  }

  @Test func aLargeBlockIsNotRead() throws {
    var limits = ReadLimits()
    limits.blockBytes = 20
    let (facts, container, _) = try Self.decode([("eXIf", Files.block)], limits: limits)
    #expect(Files.codes(facts).contains(.blockTooLarge))
    #expect(facts.exif == .absent)
    #expect(container.parts.map(\.name) == ["IHDR", "eXIf", "IDAT", "IEND"])
  }

  /// Checks that texts are cut between characters.
  @Test(arguments: 1...8) func textsAreCut(maximum: Int) throws {
    var limits = ReadLimits()
    limits.textBytes = maximum
    let text = "a\u{E9}\u{65E5}\u{1F600}"
    let plain = Array("k\0\0\0\0\0".utf8) + Array(text.utf8)
    let zipped = Array("k\0\u{1}\0\0\0".utf8) + Self.packed(Array(text.utf8))
    let (facts, container, _) = try Self.decode([("iTXt", plain), ("iTXt", zipped)], limits: limits)
    #expect(facts.diagnostics.ofContainer == [])
    for block in container.metadata {
      let kept = try #require(block.text)
      #expect(text.hasPrefix(kept) || text.unicodeScalars.starts(with: kept.unicodeScalars))
      #expect(kept.utf8.count <= maximum)
      #expect(kept.utf8.count > maximum - 4)
    }
  }

  /// Checks that thousands of texts hide neither a generator's prompt nor Content Credentials, and that those that
  /// aren't read are reported.
  @Test func textsHideNothing() throws {
    var limits = ReadLimits()
    limits.parts = 20
    let texts = Array(repeating: ("tEXt", Array("a\0b".utf8)), count: 30)
    let (facts, container, _) = try Self.decode(
      texts + [("tEXt", Array("parameters\0Steps: 20".utf8)), ("caBX", Array("jumb".utf8))], limits: limits)
    #expect(facts.metadata.value?.texts.last?.text == "Steps: 20")
    #expect(container.metadata.last?.kind == .contentCredentials)
    #expect(facts.has(.tooManyParts, "PNG tEXt"))
  }

  /// Checks that a text that those before it leave no room for isn't called empty.
  @Test(
    arguments: [
      ("tEXt", Array("k\0words".utf8)), ("zTXt", Array("k\0\0".utf8) + packed(Array("words".utf8))),
    ] as [(String, [UInt8])])
  func textsWithoutRoomAreNotEmpty(type: String, data: [UInt8]) throws {
    var limits = ReadLimits()
    limits.blockBytes = 40
    let long = ("tEXt", Array("k\0".utf8) + [UInt8](repeating: 65, count: 30))
    let (facts, container, _) = try Self.decode([long, long, (type, data)], limits: limits)
    #expect(container.metadata.map { $0.text?.utf8.count } == [30, 10, nil])
    #expect(facts.metadata.value?.texts.count == 2)
    #expect(facts.diagnostics.map(\.code) == [.tooManyParts])
  }
}
