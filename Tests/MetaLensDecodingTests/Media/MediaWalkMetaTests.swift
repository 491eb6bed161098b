import MetaLensDecoding
import MetaLensFacts
import MetaLensSamples
import Testing

struct MediaWalkMetaTests {
  static let full = HEIFBuilder.full

  /// False boxes of `meta`, the diagnostic expected, and whether the picture's size is still found.
  static let lies: [(String, [UInt8], Diagnostic.Code?, hasSize: Bool)] = [
    ("pitm", [], nil, false),
    ("pitm", full("pitm", [], 0), nil, false),
    ("pitm", full("pitm", [0, 77], 0), .partInvalid, false),
    ("pitm", full("pitm", [0, 0, 0, 1], 1), nil, true),
    ("iinf", full("iinf", [0xFF, 0xFF], 0), .partInvalid, false),
    ("iinf", full("iinf", [0xFF, 0xFF, 0xFF, 0xFF], 1), .partInvalid, false),
    ("iinf", full("iinf", [0, 1] + full("infe", [0], 2), 0), .partInvalid, false),
    ("iinf", full("iinf", [0, 1] + full("infe", [0, 1, 0, 0] + Array("hvc1".utf8), 2), 0), nil, true),
    ("iinf", full("iinf", [0, 1] + full("infe", [0, 0, 0, 1, 0, 0] + Array("hvc1".utf8), 3), 0), nil, true),
    (
      "iinf",
      full("iinf", [0, 2] + [0, 0].flatMap { _ in full("infe", [0, 1, 0, 0] + Array("hvc1".utf8), 2) }, 0),
      .partInvalid, true
    ),
    ("iref", full("iref", HEIFBuilder.box("dimg", [0, 1, 0xFF, 0xFF, 0, 1]), 0), .partInvalid, true),
    ("iref", full("iref", HEIFBuilder.box("dimg", [0]), 0), .partInvalid, true),
    ("iref", full("iref", [0, 0, 0, 3] + Array("dimg".utf8), 0), .partInvalid, true),
    ("iref", full("iref", [0, 0, 0, 0] + Array("dimg".utf8), 0), .partInvalid, true),
    // Items made of themselves, and of each other.
    ("iref", full("iref", MediaSample.reference("dimg", 1, 1), 0), nil, true),
    (
      "iref", full("iref", MediaSample.reference("dimg", 1, 2) + MediaSample.reference("dimg", 2, 1), 0), nil,
      true
    ),
    ("hdlr", HEIFBuilder.box("hdlr", []), nil, true),
    ("idat", [0, 0, 0xFF, 0xFF] + Array("idat".utf8), .partTruncated, true),
  ]

  @Test(arguments: lies.indices) func aLieCostsOnlyItself(_ index: Int) throws {
    let row = Self.lies[index]
    var sample = MediaSample.single
    sample.replaced[row.0] = row.1
    let facts = try sample.decode()
    #expect((facts.pictureSize != nil) == row.hasSize)
    if let code = row.2 {
      #expect(facts.has(code))
    } else {
      #expect(facts.diagnostics.allSatisfy { $0.code != .partInvalid || $0.location.hasPrefix("item") })
    }
  }

  @Test func readsQuickTimesForm() throws {
    // A `meta` box without version and flags.
    let bytes = MediaSample.single.build()
    let meta = try #require(MediaSample.decode(bytes).container.value?.parts.first { $0.name == "meta" })
    var shorter = bytes
    shorter.replaceSubrange(
      meta.offset..<meta.offset + 12, with: MediaSample.long(meta.byteCount - 4) + Array("meta".utf8))
    #expect(try MediaSample.decode(shorter).pictureSize == PixelSize(width: 64, height: 48))
  }

  @Test func opensNoMetaInMeta() throws {
    var nested = HEIFBuilder.full("meta", [])
    for _ in 0..<1000 { nested = HEIFBuilder.full("meta", nested) }
    var sample = MediaSample.single
    sample.replaced["idat"] = nested
    #expect(try sample.decode().container.value?.parts.count(where: { $0.name == "meta" }) == 2)
  }

  @Test func boxesInEachOtherEnd() throws {
    var nested = HEIFBuilder.box("stbl", [])
    for _ in 0..<1000 { nested = HEIFBuilder.box("trak", nested) }
    var sample = MediaSample.single
    sample.between = HEIFBuilder.box("moov", nested)
    let facts = try sample.decode()
    #expect(facts.has(.tooManyParts) && facts.isComplete)
    #expect(facts.container.value?.parts.map(\.level).max() == ReadLimits().nesting - 1)
  }
}
