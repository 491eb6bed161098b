import MetaLensDecoding
import MetaLensFacts
import MetaLensSamples
import Testing

struct MediaWalkCodingTests {
  private static func decode(_ builder: PhoneHEIFBuilder, _ depth: AnalysisDepth = .structure) throws
    -> PhotoFacts
  {
    try PhotoDecoder().decode(MemorySource(builder.build()), depth: depth, hashing: false)
  }

  private static var phone: PhoneHEIFBuilder {
    var exif = TIFFBuilder()
    exif.ifd0 = [exif.ascii(ExifTag.make, "Example")]
    return PhoneHEIFBuilder(exif: exif.build())
  }

  @Test(arguments: [(AnalysisDepth.metadata, false), (.structure, true), (.pixels, true)])
  func readsFromStructureOn(depth: AnalysisDepth, wasRead: Bool) throws {
    let media = try #require(try Self.decode(Self.phone, depth).media)
    #expect(media.hevc.wasRead == wasRead)
    #expect((media.hevc.value?.sequence == HEVCBuilder.applePhone.sequence) == wasRead)
  }

  /// Checks that the first tile's coding is given, not the thumbnail's and not none.
  @Test func readsTheTiles() throws {
    let facts = try Self.decode(Self.phone)
    let hevc = try #require(facts.media?.hevc.value)
    #expect(hevc.slice == HEVCFacts.Slice(unitType: 20, qpDelta: 0))
    #expect(hevc.picture == HEVCBuilder.applePhone.picture)
    #expect(facts.container.value?.parts.contains { $0.name == "hvcC" && $0.offset == hevc.offset } == true)
    #expect(facts.diagnostics.isEmpty)
  }

  @Test func readsTilesThatAreCodedOtherwise() throws {
    var builder = Self.phone
    #expect(try Self.decode(builder).media?.hevc.value?.others == [])
    builder.secondTile = .x265
    let others = try #require(try Self.decode(builder).media?.hevc.value?.others)
    #expect(others.map(\.sequence) == [HEVCBuilder.x265.sequence] && others.first?.slice?.qpDelta == -9)
  }

  @Test func pictureInAnotherCodingHasNone() throws {
    var sample = MediaSample.single
    #expect(try sample.decode().media?.hevc == .absent)
    sample.items[0].type = "av01"
    sample.properties.append(HEIFBuilder.box("hvcC", HEVCBuilder.applePhone.configuration))
    sample.items[0].properties = [1, 2]
    #expect(try sample.decode().media?.hevc == .absent)
    sample.items[0].type = "hvc1"
    let facts = try sample.decode()
    #expect(facts.media?.hevc.value?.sequence == HEVCBuilder.applePhone.sequence)
    #expect(facts.media?.hevc.value?.slice == HEVCFacts.Slice(unitType: 20))
    // The slice's first bytes may be in several extents.
    sample.items[0].pieceCount = 10
    #expect(try sample.decode().media?.hevc.value?.slice == HEVCFacts.Slice(unitType: 20))
  }

  /// Checks that a configuration that ends early is reported and costs nothing else.
  @Test(arguments: [(22, Diagnostic.Code.partInvalid), (30, .partTruncated)])
  func cutConfigurationsAreTold(count: Int, code: Diagnostic.Code) throws {
    var sample = MediaSample.single
    let bytes = Array(HEVCBuilder.applePhone.configuration.prefix(count))
    sample.properties.append(HEIFBuilder.box("hvcC", bytes))
    sample.items[0].properties = [1, 2]
    let facts = try sample.decode()
    #expect(facts.has(code, "hvcC"))
    #expect(facts.pictureSize == PixelSize(width: 64, height: 48))
  }

  /// Checks that a missing decoder configuration is reported, as no decoder can show the picture then.
  @Test func whatNoDecoderCanReadIsTold() throws {
    #expect(try !Self.decode(Self.phone).has(.pictureNotDecoded, "hvcC"))
    var bytes = Self.phone.build()
    let boxes = bytes.indices.filter { bytes[$0...].starts(with: Array("hvcC".utf8)) }
    #expect(!boxes.isEmpty)
    for box in boxes { bytes.replaceSubrange(box..<box + 4, with: Array("free".utf8)) }
    let facts = try PhotoDecoder().decode(MemorySource(bytes), depth: .structure, hashing: false)
    #expect(facts.has(.pictureNotDecoded, "hvcC"))

    bytes = Self.phone.build()
    let handler = try #require(bytes.firstRange(of: Array("pict".utf8)))
    bytes.replaceSubrange(handler, with: Array("text".utf8))
    let other = try PhotoDecoder().decode(MemorySource(bytes), depth: .structure, hashing: false)
    #expect(other.has(.pictureNotDecoded, "hdlr"))
  }

  /// Checks that an item of an unknown type is reported, as no decoder opens it.
  @Test(arguments: [("hvc1", false), ("hvc9", true), ("hev1", true)])
  func itemsOfNoKnownCodingAreTold(type: String, isTold: Bool) throws {
    var sample = MediaSample.single
    sample.properties.append(HEIFBuilder.box("hvcC", HEVCBuilder.applePhone.configuration))
    sample.items[0].type = type
    sample.items[0].properties = [1, 2]
    #expect(try sample.decode().has(.pictureNotDecoded, "infe") == isTold)
  }

  /// Checks that a parameter set of zeros is reported as none.
  @Test func setsThatAreNoneAreTold() throws {
    var sample = MediaSample.single
    let whole = HEVCBuilder.applePhone.configuration
    for (bytes, isTold) in [
      (whole, false), (whole.prefix(23) + [UInt8](repeating: 0, count: whole.count - 23), true),
    ] {
      sample.properties = [sample.properties[0], HEIFBuilder.box("hvcC", Array(bytes))]
      sample.items[0].type = "hvc1"
      sample.items[0].properties = [1, 2]
      #expect(try sample.decode().has(.pictureNotDecoded, "hvcC") == isTold)
    }
  }

  @Test func tellsWhatItemsAreToEachOther() throws {
    var builder = Self.phone
    builder.packet = Array("<x/>".utf8)
    builder.handlerNameByteCount = 2
    let media = try #require(try Self.decode(builder).media)
    #expect(media.primary == 3 && media.handlerNameByteCount == 2)
    #expect(
      media.references == [
        .init("dimg", from: 3, to: [1, 2]), .init("cdsc", from: 5, to: [3]), .init("thmb", from: 4, to: [3]),
        .init("cdsc", from: 6, to: [3]),
      ])
    #expect(
      media.locations
        == .init(version: 1, offsetCount: 4, lengthCount: 4, baseCount: 0, indexCount: 0))
    #expect(media.items.first { $0.id == 6 }?.contentType == "application/rdf+xml")
    #expect(media.items.allSatisfy { !$0.statesNoBytes })
  }

  @Test func tellsItemsWithoutBytes() throws {
    var builder = Self.phone
    builder.exif = nil
    builder.locationsVersion = 0
    let media = try #require(try Self.decode(builder).media)
    #expect(media.items.filter(\.statesNoBytes).map(\.type) == ["Exif"])
    #expect(media.locations?.version == 0)
  }

  @Test func referencesAreBounded() throws {
    var sample = MediaSample.phone
    for id in 100..<160 { sample.references.append(MediaSample.reference("cdsc", id, 1, 2, 3)) }
    var limits = ReadLimits()
    limits.parts = 20
    let media = try #require(try sample.decode(limits).media)
    #expect(media.references.reduce(0) { $0 + 1 + $1.to.count } <= 21)
  }
}
