import MetaLensDecoding
import MetaLensFacts
import MetaLensSamples
import Testing

struct MediaWalkAV1Tests {
  private static func sample(_ coding: AV1Builder = .rav1e) -> MediaSample {
    var sample = MediaSample.single
    sample.brands = ["avif", "mif1", "avif"]
    sample.items[0].type = "av01"
    sample.items[0].content = coding.data
    sample.items[0].properties = [1, 2]
    sample.properties.append(HEIFBuilder.box("av1C", coding.configuration))
    return sample
  }

  @Test(arguments: [(AnalysisDepth.metadata, false), (.structure, true), (.pixels, true)])
  func readsFromStructureOn(depth: AnalysisDepth, wasRead: Bool) throws {
    let facts = try PhotoDecoder().decode(MemorySource(Self.sample().build()), depth: depth, hashing: false)
    let media = try #require(facts.media)
    #expect(facts.format == .avif && media.av1.wasRead == wasRead)
    #expect((media.av1.value?.sequence == AV1Builder.rav1e.header) == wasRead)
  }

  /// Checks that offsets are the file's, for any number of pieces, and in `idat` too.
  @Test(arguments: [(1, UInt8(0)), (3, 0), (30, 0), (1, 1)])
  func findsTheData(pieceCount: Int, method: UInt8) throws {
    var sample = Self.sample()
    sample.items[0].pieceCount = pieceCount
    sample.items[0].method = method
    let bytes = sample.build()
    let facts = try MediaSample.decode(bytes)
    let av1 = try #require(facts.media?.av1.value)
    #expect(facts.diagnostics.isEmpty)
    #expect(facts.container.value?.parts.contains { $0.name == "av1C" && $0.offset == av1.offset } == true)
    #expect(av1.units.first == .init(2, byteCount: 0))
    let offset = try #require(av1.sequenceOffset)
    #expect(Array(bytes[offset..<offset + 2]) == Array(AV1Builder.rav1e.headerUnit.prefix(2)))
  }

  /// Checks that a grid's first tile is read, and not the items beside it.
  @Test func readsTheFirstTile() throws {
    var sample = MediaSample.phone
    sample.properties += [AV1Builder.libaom, .rav1e, .svtAV1].map {
      HEIFBuilder.box("av1C", $0.configuration)
    }
    let place = UInt8(sample.properties.count)
    let codings: [Int: (AV1Builder, UInt8)] = [
      1: (.libaom, place - 2), 2: (.rav1e, place - 1), 10: (.svtAV1, place),
    ]
    for index in sample.items.indices {
      guard let (coding, property) = codings[sample.items[index].id] else { continue }
      sample.items[index].type = "av01"
      sample.items[index].content = coding.data
      sample.items[index].properties.append(property)
    }
    let media = try #require(try sample.decode().media)
    #expect(media.av1.value?.sequence == AV1Builder.libaom.header && media.hevc == .absent)
  }

  @Test func otherCodingHasNone() throws {
    var sample = Self.sample()
    sample.items[0].type = "hvc1"
    #expect(try sample.decode().media?.av1 == .absent)
    #expect(try MediaSample.single.decode().media?.av1 == .absent)
  }

  /// Checks that an unreadable configuration gives no diagnostic, which would count against the file.
  @Test(arguments: [3, 4, 5, 8]) func cutConfigurationsAreQuiet(count: Int) throws {
    var sample = Self.sample()
    let whole = AV1Builder.rav1e.configuration + AV1Builder.rav1e.headerUnit
    sample.properties[1] = HEIFBuilder.box("av1C", Array(whole.prefix(count)))
    let facts = try sample.decode()
    #expect(facts.diagnostics.isEmpty && facts.pictureSize == PixelSize(width: 64, height: 48))
    #expect((facts.media?.av1.value != nil) == (count >= 4))
  }

  /// Checks that items whose location is outside the file have no data.
  @Test func missingDataIsNone() throws {
    var sample = Self.sample(.rav1e.with { $0.configured = [$0.headerUnit] })
    sample.items[0].content = []
    let av1 = try #require(try sample.decode().media?.av1.value)
    #expect(av1.units.isEmpty && av1.sequence == AV1Builder.rav1e.header)
  }
}
