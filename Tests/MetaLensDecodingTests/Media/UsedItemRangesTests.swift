import MetaLensDecoding
import MetaLensFacts
import MetaLensSamples
import Testing

struct UsedItemRangesTests {
  private static let text = Array("a text that somebody hid".utf8)
  /// Returns an HEVC unit after its length; a type may be the last that pictures have, or one that none has.
  private static func unit(type: UInt8, count: Int = 20) -> [UInt8] {
    MediaSample.long(count) + [type << 1, 1] + [UInt8](repeating: 9, count: count - 2)
  }

  private static func item(_ id: Int, _ type: String, _ content: [UInt8], mime: String = "")
    -> MediaSample.Item
  {
    MediaSample.Item(id: id, type: type, content: content, name: [0] + Array(mime.utf8) + [0])
  }

  /// Returns the bytes that no item uses in a file of a picture and this item.
  private static func unclaimed(_ item: MediaSample.Item, _ reference: String? = nil) throws -> [Trailer] {
    var sample = MediaSample()
    sample.items = [self.item(1, "hvc1", unit(type: 20)), item]
    sample.properties = [MediaSample.ispe(64, 48)]
    if let reference { sample.references = [MediaSample.reference(reference, item.id, 1)] }
    let facts = try PhotoDecoder().decode(MemorySource(sample.build()), depth: .structure, hashing: false)
    return try #require(facts.container.value).unclaimed
  }

  private static let exif: [UInt8] = [0, 0, 0, 0, 0x4D, 0x4D, 0, 0x2A, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0]
  private static let xml = Array("<x:xmpmeta xmlns:x='adobe:ns:meta/'/>".utf8)
  private static let xmp = "application/rdf+xml"

  private static let cases: [(item: MediaSample.Item, reference: String?, kinds: [Trailer.Kind])] = [
    (item(7, "hvc1", unit(type: 20)), nil, []),
    (item(7, "hvc1", unit(type: 32) + unit(type: 39) + unit(type: 1)), nil, []),
    // Bytes after the last unit, or no unit at all.
    (item(7, "hvc1", unit(type: 20) + text), nil, [.unknown]), (item(7, "hvc1", text), "thmb", [.unknown]),
    (item(7, "hvc1", unit(type: 48)), "thmb", [.unknown]),
    (item(7, "av01", text), nil, []), (item(7, "Exif", exif), "cdsc", []),
    // EXIF without its offset, with another identifier there, or with a wrong offset is read nevertheless.
    (item(7, "Exif", Array(exif.dropFirst(4))), "cdsc", []),
    (item(7, "Exif", Array("Exif\0\0".utf8) + exif.dropFirst(4)), "cdsc", []),
    (item(7, "Exif", [0xFF, 0xFF, 0xFF, 0xFF] + exif.dropFirst(4)), "cdsc", []),
    (item(7, "Exif", text), "cdsc", [.unknown]),
    (item(7, "mime", xml, mime: xmp), "cdsc", []),
    (item(7, "mime", [0x50, 0x4B, 3, 4, 20, 0, 0, 0], mime: xmp), "cdsc", [.zip]),
    (item(7, "mime", text, mime: "application/c2pa"), nil, []),
    (item(7, "mime", Array("Exif\0\0MM".utf8), mime: "x/y"), nil, []),
    // Items of no known kind are unclaimed, whatever they refer to.
    (item(7, "mime", text, mime: "text/plain"), nil, [.unknown]), (item(7, "abcd", text), "cdsc", [.unknown]),
    (item(7, "uri ", text), "cdsc", []), (item(7, "uri ", text), nil, [.unknown]),
  ]

  @Test(arguments: cases)
  func whatSomethingReadsIsUsed(item: MediaSample.Item, reference: String?, kinds: [Trailer.Kind]) throws {
    #expect(try Self.unclaimed(item, reference).map(\.kind) == kinds)
  }

  /// Checks that text isn't called hidden if its item refers to the picture, as the purpose of such an item is unknown.
  @Test(arguments: [("cdsc", false), (nil, true)]) func textOfAnUnknownKindIsNoText(
    reference: String?, isText: Bool
  ) throws {
    #expect(try Self.unclaimed(Self.item(7, "abcd", Self.text), reference).map(\.isText) == [isText])
  }

  private static let archive: [UInt8] = [0x50, 0x4B, 3, 4, 20, 0, 0, 0]

  /// Checks that where items of no known kind overlap, each byte is reported once, and each item by its own first
  /// bytes.
  @Test(
    arguments: [
      (text, text.count + archive.count, [.unknown, .zip]), (text, text.count + 3, [.unknown, .zip]),
      (text, text.count, [.unknown, .zip]), ([], archive.count, [.zip]), ([], 3, [.zip]),
    ] as [([UInt8], Int, [Trailer.Kind])])
  func whatOverlapsIsToldOnce(content: [UInt8], statedCount: Int, kinds: [Trailer.Kind]) throws {
    var sample = MediaSample()
    var over = Self.item(7, "abcd", content)
    over.statedCount = statedCount
    sample.items = [Self.item(1, "hvc1", Self.unit(type: 20)), over, Self.item(8, "abcd", Self.archive)]
    sample.properties = [MediaSample.ispe(64, 48)]
    sample.references = [MediaSample.reference("cdsc", 7, 1), MediaSample.reference("cdsc", 8, 1)]
    let found = try #require(try sample.decode().container.value).unclaimed
    #expect(found.map(\.kind) == kinds)
    #expect(found.map(\.byteCount).reduce(0, +) == content.count + Self.archive.count)
  }

  /// Checks that metadata that reach into a picture don't claim what lies between.
  @Test func metadataEndBeforePictures() throws {
    var sample = MediaSample()
    var packet = Self.item(2, "mime", Self.xml, mime: Self.xmp)
    packet.statedCount = Self.xml.count + Self.text.count + 4
    sample.items = [
      packet, Self.item(9, "skip", Self.text), Self.item(1, "hvc1", Self.unit(type: 20)),
    ]
    sample.properties = [MediaSample.ispe(64, 48)]
    let facts = try PhotoDecoder().decode(MemorySource(sample.build()), depth: .structure, hashing: false)
    let found = try #require(facts.container.value).unclaimed
    #expect(found.map(\.byteCount) == [Self.xml.count + Self.text.count])
  }

  /// Checks that bytes besides the item data box's items are reported; a picture of tiles states its arrangement in
  /// `idat`.
  @Test func bytesBesideWhatTheItemDataBoxHoldsAreTold() throws {
    var sample = MediaSample()
    var (grid, text) = (
      Self.item(1, "grid", MediaSample.grid(1, 1, 64, 48)), Self.item(9, "skip", Self.text)
    )
    (grid.method, text.method) = (1, 1)
    sample.items = [grid, text, Self.item(2, "hvc1", Self.unit(type: 20))]
    sample.references = [MediaSample.reference("dimg", 1, 2)]
    sample.properties = [MediaSample.ispe(64, 48)]
    let found = try #require(try sample.decode().container.value).unclaimed
    #expect(found.map(\.location) == ["idat"] && found.map(\.byteCount) == [Self.text.count])
    #expect(found.map(\.isText) == [true])
  }

  @Test func roomWithinAnotherBoxIsTold() throws {
    var sample = MediaSample()
    sample.items = [Self.item(1, "hvc1", Self.unit(type: 20))]
    sample.properties = [MediaSample.ispe(64, 48), HEIFBuilder.box("free", Self.text)]
    let found = try #require(try sample.decode().container.value).unclaimed
    #expect(found.map(\.location) == ["free"] && found.map(\.byteCount) == [Self.text.count])
  }

  /// Checks that only 1,024 units, and one for each 64 bytes, are visited, as each is a read of the file.
  ///
  /// The rest isn't called used.
  @Test func unitsAreVisitedUpToALimit() throws {
    var sample = MediaSample()
    let units = Array(repeating: Self.unit(type: 20, count: 2), count: 4_000).flatMap(\.self)
    sample.items = [Self.item(1, "hvc1", units)]
    sample.properties = [MediaSample.ispe(64, 48)]
    let bytes = sample.build()
    let found = try #require(try MediaSample.decode(bytes).container.value).unclaimed
    #expect(found.map(\.byteCount) == [units.count - 6 * (1_024 + bytes.count / 64)])
  }

  /// Checks that bytes outside all units are damage, wherever windows end, and that inserted emulation prevention bytes
  /// aren't.
  @Test(
    arguments: [
      ([9, 0, 0, 0, 9], 7), ([9, 9, 0, 0, 1], 8), ([0, 0, 2, 9, 9], 6), ([9, 0, 0, 3, 0, 0, 3], nil),
      ([9, 0, 0, 9, 0, 0], nil),
      // A few zeros after a unit's data are skipped.
      ([9, 0, 0, 0, 0, 0, 0], nil), ([9] + [UInt8](repeating: 0, count: 65), 7),
    ] as [([UInt8], Int?)], [1, 2, 3, 1 << 16])
  func damageIsTold(_ given: ([UInt8], Int?), windowBytes: Int) throws {
    var sample = MediaSample()
    let unit = [1 << 1, 1] + given.0
    sample.items = [Self.item(1, "hvc1", MediaSample.long(unit.count) + unit)]
    sample.properties = [MediaSample.ispe(64, 48)]
    var limits = ReadLimits()
    limits.windowBytes = windowBytes
    let bytes = sample.build()
    for depth in AnalysisDepth.allCases {
      let facts = try PhotoDecoder(limits: limits).decode(MemorySource(bytes), depth: depth, hashing: false)
      let start = try #require(facts.mediaFile?.items.first?.ranges.first).lowerBound
      let offset = depth == .pixels ? given.1.map { start + $0 } : nil
      #expect(facts.isDamaged == (offset != nil) && facts.isComplete == (offset == nil))
      #expect(facts.damageOffset == offset)
    }
  }

  /// Checks that an item of zeros is damage, as no unit begins there.
  @Test func aUnitOfNoLengthIsDamage() throws {
    var sample = MediaSample()
    sample.items = [Self.item(1, "hvc1", [UInt8](repeating: 0, count: 40))]
    sample.properties = [MediaSample.ispe(64, 48)]
    let facts = try PhotoDecoder().decode(MemorySource(sample.build()), depth: .pixels, hashing: false)
    #expect(facts.isDamaged && facts.damageOffset == facts.mediaFile?.items.first?.ranges.first?.lowerBound)
  }

  /// Checks that a file beside damaged data is reported, and that damage in an item other than the main picture's
  /// isn't.
  @Test func damageHidesNoFile() throws {
    let unit: [UInt8] = [1 << 1, 1, 9, 0, 0, 0, 9]
    let damaged = MediaSample.long(unit.count) + unit
    for (main, other) in [(damaged, Self.unit(type: 20)), (Self.unit(type: 20), damaged)] {
      var sample = MediaSample()
      sample.items = [
        Self.item(1, "hvc1", main), Self.item(7, "hvc1", other),
        Self.item(9, "skip", [0x50, 0x4B, 3, 4, 20, 0, 0, 0]),
      ]
      sample.properties = [MediaSample.ispe(64, 48)]
      let facts = try PhotoDecoder().decode(MemorySource(sample.build()), depth: .pixels, hashing: false)
      #expect(facts.isDamaged == (main == damaged))
      #expect(facts.container.value?.unclaimed.map(\.kind) == [.zip])
    }
  }

  /// Checks that a unit may begin in one extent and end in another, and that its damage is found there too.
  @Test(arguments: [1, 2, 3, 5, 12, 24]) func unitsCrossExtents(pieceCount: Int) throws {
    let sound = Self.unit(type: 20)
    var damaged = sound
    damaged.replaceSubrange(10..<13, with: [0, 0, 1])
    for content in [sound, damaged] {
      var sample = MediaSample()
      var item = Self.item(1, "hvc1", content)
      item.pieceCount = pieceCount
      sample.items = [item]
      sample.properties = [MediaSample.ispe(64, 48)]
      let facts = try PhotoDecoder().decode(MemorySource(sample.build()), depth: .pixels, hashing: false)
      #expect(facts.container.value?.unclaimed == [])
      #expect(facts.isDamaged == (content == damaged))
    }
  }
}
