import MetaLensFacts
import Testing

@testable import MetaLensDecoding

struct ExtendedXMPTests {
  /// The MD5 of `0123456789`, in the spelling writers use.
  private static let guid = "781E5E245D69B566979B86E28D23F2C7"

  /// A portion of a text with its offset, its bytes and what it states of the whole.
  struct Portion {
    var start: Int
    var text: String
    var total = 10
    var guid = ExtendedXMPTests.guid
  }

  private static func number(_ value: Int) -> [UInt8] { UInt32(truncatingIfNeeded: value).bytes() }

  /// Returns the segments of portions, which are a thousand bytes apart.
  private static func segments(_ portions: [Portion]) -> [JPEGMetadata.Piece] {
    portions.enumerated().map { index, portion in
      let payload = Array(portion.guid.utf8) + number(portion.total) + number(portion.start)
      return (payload: (payload + Array(portion.text.utf8))[...], fileOffset: index * 1000)
    }
  }

  private static func read(
    _ segments: [JPEGMetadata.Piece], names: [String] = [guid], hasAllNames: Bool = true,
    _ context: inout ReadingContext
  ) -> ExtendedXMP.Reading {
    ExtendedXMP.read(
      segments, names: names.compactMap { ExtendedXMP.Name($0, offset: 7) }, hasAllNames: hasAllNames,
      &context)
  }

  private func join(_ portions: [Portion]) -> (LocatedBytes?, [Diagnostic]) {
    var context = ReadingContext(MemorySource([]))
    let joined = Self.read(Self.segments(portions), &context).packet
    return (joined, context.log.diagnostics)
  }

  @Test(
    arguments: [
      ([.init(start: 0, text: "0123456789")], "0123456789", [40], []),
      ([.init(start: 0, text: "01234"), .init(start: 5, text: "56789")], "0123456789", [40, 1040], []),
      ([.init(start: 5, text: "56789"), .init(start: 0, text: "01234")], "0123456789", [1040, 40], []),
      ([.init(start: 0, text: "012345678x")], "012345678x", [40], [.checksumInvalid]),
      // Another packet's portion is left out.
      (
        [
          .init(start: 0, text: "0123456789"),
          .init(start: 0, text: "x", guid: String(repeating: "0", count: 32)),
        ],
        "0123456789", [40], [.partMisplaced]
      ),
      ([.init(start: 0, text: "0123456789", guid: guid.lowercased())], "0123456789", [40], []),
      // Of two overlapping portions the first counts; the bytes after it are the next one's.
      (
        [.init(start: 0, text: "012345"), .init(start: 4, text: "xx6789")], "0123456789", [40, 1042],
        [.partMisplaced]
      ),
      (
        [.init(start: 0, text: "0123456789"), .init(start: 0, text: "0123456789")], "0123456789", [40],
        [.partMisplaced]
      ),
      // Bytes after a gap are left out.
      ([.init(start: 0, text: "0123"), .init(start: 5, text: "56789")], "0123", [40], [.partTruncated]),
      ([.init(start: 5, text: "56789")], nil, [], [.partTruncated]),
      ([.init(start: 0, text: "0123456789AB")], "0123456789", [40], [.partInvalid]),
      (
        [.init(start: 0, text: "01234"), .init(start: 5, text: "56789", total: 99)], "0123456789",
        [40, 1040],
        [.partInvalid]
      ),
      ([.init(start: 0, text: "0", total: Int(UInt32.max))], nil, [], [.blockTooLarge]),
      ([.init(start: Int(UInt32.max), text: "0")], nil, [], [.partTruncated]),
      ([.init(start: 0, text: "", total: 0)], nil, [], [.checksumInvalid]),
      ([.init(start: 0, text: "0123", total: 0)], nil, [], [.partInvalid, .checksumInvalid]),
      ([], nil, [], []),
    ] as [([Portion], String?, [Int], [Diagnostic.Code])])
  func joins(portions: [Portion], text: String?, offsets: [Int], codes: [Diagnostic.Code]) {
    let (joined, diagnostics) = join(portions)
    #expect(joined.map { String(decoding: $0.bytes, as: UTF8.self) } == text)
    #expect((joined?.pieces ?? []).map(\.fileOffset) == offsets)
    #expect(diagnostics.map(\.code) == codes)
  }

  @Test func tooShortForItsHeader() {
    var context = ReadingContext(MemorySource([]))
    let reading = Self.read([(payload: Array(Self.guid.utf8)[...], fileOffset: 7)], &context)
    #expect(reading.packet == nil)
    #expect(reading.extensions.map(\.statedByteCount) == [nil])
    #expect(context.log.diagnostics.map(\.code) == [.partTruncated])
  }

  private static let otherGUID = String(repeating: "0", count: 32)
  /// The GUID as Windows writes such.
  private static let hyphenated = "{781E5E24-5D69-B566-979B-86E28D23F2C7}"
  /// The MD5 of no bytes (RFC 1321, A.5).
  private static let emptyGUID = "d41d8cd98f00b204e9800998ecf8427e"
  /// As long as a GUID, but no hexadecimal number.
  private static let oddName = String(repeating: "X", count: 32)

  /// Returns what is known of the extension that has the GUID.
  private static func known(
    isNamed: Bool? = true, stated: Int? = 10, count: Int = 10, matches: Bool? = nil, offset: Int = 0,
    guid: String = ExtendedXMPTests.guid
  ) -> XMPExtension {
    XMPExtension(
      container: stated == nil ? "APP1 XMP" : ExtendedXMP.container, offset: offset, guid: guid,
      isNamed: isNamed, statedByteCount: stated, byteCount: count, matchesGUID: matches)
  }

  @Test(
    arguments: [
      ([.init(start: 0, text: "0123456789")], [guid], [known(matches: true)]),
      ([.init(start: 0, text: "0123456789")], [guid.lowercased()], [known(matches: true)]),
      ([.init(start: 5, text: "56789"), .init(start: 0, text: "01234")], [guid], [known(matches: true)]),
      ([.init(start: 0, text: "012345678x")], [guid], [known(matches: false)]),
      ([.init(start: 0, text: "0123"), .init(start: 5, text: "56789")], [guid], [known(count: 4)]),
      ([.init(start: 5, text: "56789")], [guid], [known(count: 0)]),
      ([.init(start: 0, text: "", total: 0)], [guid], [known(stated: 0, count: 0, matches: false)]),
      (
        [.init(start: 0, text: "", total: 0, guid: emptyGUID)], [emptyGUID],
        [known(stated: 0, count: 0, matches: true, guid: emptyGUID)]
      ),
      ([], [guid, guid.lowercased()], [known(stated: nil, count: 0, offset: 7)]),
      ([.init(start: 0, text: "0123456789")], [], [known(isNamed: false)]),
      ([.init(start: 0, text: "0123456789")], ["", " "], [known(isNamed: false)]),
      // What isn't a GUID names no packet whose name is one, but may name another.
      ([.init(start: 0, text: "0123456789")], ["", "true", guid + "0"], [known(isNamed: false)]),
      ([.init(start: 0, text: "0", guid: oddName)], ["true"], [known(isNamed: nil, count: 1, guid: oddName)]),
      ([.init(start: 0, text: "0123456789")], [hyphenated], [known(matches: true)]),
      ([.init(start: 0, text: "0123456789")], [hyphenated + "0"], [known(isNamed: false)]),
      ([.init(start: 0, text: "0123", total: 0)], [guid], [known(stated: 0, count: 4, matches: false)]),
      ([.init(start: 0, text: "0123456789")], ["true", guid], [known(matches: true)]),
      ([.init(start: 0, text: "0123456789", guid: oddName)], [oddName], [known(isNamed: nil, guid: oddName)]),
      ([], [oddName], []),
      // What states more than a limit isn't joined, but less than that is there.
      (
        [.init(start: 0, text: "0", total: Int(UInt32.max))], [guid],
        [known(stated: Int(UInt32.max), count: 1)]
      ),
      // Two packets are judged each, those that are named first.
      (
        [.init(start: 0, text: "x", guid: otherGUID), .init(start: 0, text: "0123456789")], [guid],
        [known(matches: true, offset: 1000), known(isNamed: false, count: 1, guid: otherGUID)]
      ),
      (
        [.init(start: 0, text: "x", total: 1, guid: otherGUID), .init(start: 0, text: "0123456789")],
        [guid, otherGUID],
        [
          known(matches: true, offset: 1000),
          known(stated: 1, count: 1, matches: false, guid: otherGUID),
        ]
      ),
    ] as [([Portion], [String], [XMPExtension])])
  func saysWhatIsKnown(portions: [Portion], names: [String], extensions: [XMPExtension]) {
    var context = ReadingContext(MemorySource([]))
    let reading = Self.read(Self.segments(portions), names: names, &context)
    #expect(reading.extensions == extensions)
  }

  /// What a packet names by something that isn't a GUID is read, and not held against that name.
  @Test func anOddNameLeadsToItsPacket() {
    var context = ReadingContext(MemorySource([]))
    let segments = Self.segments([.init(start: 0, text: "0123456789", guid: Self.oddName)])
    let reading = Self.read(segments, names: [Self.oddName], &context)
    #expect(reading.packet.map { String(decoding: $0.bytes, as: UTF8.self) } == "0123456789")
    #expect(context.log.diagnostics.isEmpty)
  }

  /// A limit that keeps a packet from being read isn't held against it.
  @Test func whatALimitRefusesMayBeWhole() {
    var limits = ReadLimits()
    limits.blockBytes = 9
    var context = ReadingContext(MemorySource([]), limits: limits)
    let whole = Self.read(Self.segments([.init(start: 0, text: "0123456789")]), &context)
    #expect(whole.extensions.isEmpty && whole.packet == nil)
    let cut = Self.read(Self.segments([.init(start: 0, text: "012345678")]), &context)
    #expect(cut.extensions == [Self.known(count: 9)] && cut.packet == nil)
  }

  @Test func aNameThatWasNotReadIsNotMissed() {
    var context = ReadingContext(MemorySource([]))
    let segments = Self.segments([.init(start: 0, text: "0123456789")])
    let reading = Self.read(segments, names: [], hasAllNames: false, &context)
    #expect(reading.extensions == [Self.known(isNamed: nil)])
  }

  /// Checks that thousands of packets cost no more than a few do.
  @Test(arguments: [true, false]) func fewAreListed(areNamed: Bool) {
    var context = ReadingContext(MemorySource([]))
    let guids = (0..<100).map { String(repeating: "0", count: 29) + String(100 + $0) }
    let segments = Self.segments(guids.map { Portion(start: 0, text: "x", total: 1, guid: $0) })
    let reading = Self.read(segments, names: areNamed ? guids : [], &context)
    #expect(reading.extensions.count == ExtendedXMP.maximum)
    #expect(reading.extensions.allSatisfy { $0.isNamed == areNamed })
  }

  /// Checks that the offsets of the joined packet's values are those of its portions in the file.
  @Test func placesLeadIntoThePortions() throws {
    let text =
      "<rdf:RDF xmlns:rdf='\(XMPNamespace.rdf)' xmlns:a='A'><rdf:Description><a:p>1</a:p><a:q>2</a:q>"
      + "</rdf:Description></rdf:RDF>"
    let cut = try #require(text.firstRange(of: "<a:q>")).lowerBound
    let first = String(text[..<cut])
    let total = text.utf8.count
    let (joined, _) = join([
      .init(start: first.utf8.count, text: String(text[cut...]), total: total),
      .init(start: 0, text: first, total: total),
    ])
    var context = ReadingContext(MemorySource([]))
    let packet = XMPDecoding.decode(
      try #require(joined), isExtended: true, &context)
    #expect(packet?.properties.map(\.outline) == ["A p=1", "A q=2"])
    #expect(packet?.properties.map(\.offset) == [1040 + first.utf8.count - 12, 40])
    #expect(packet?.isExtended == true)
  }
}
