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

  /// Joins portions whose segments are a thousand bytes apart.
  private func join(_ portions: [Portion], limits: ReadLimits = ReadLimits()) -> (LocatedBytes?, [Diagnostic])
  {
    let segments = portions.enumerated().map { index, portion in
      let payload = Array(portion.guid.utf8) + Self.number(portion.total) + Self.number(portion.start)
      return (payload: (payload + Array(portion.text.utf8))[...], fileOffset: index * 1000)
    }
    var context = ReadingContext(MemorySource([]), limits: limits)
    let joined = ExtendedXMP.join(segments, guid: Self.guid, &context)
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
      ([.init(start: 0, text: "", total: 0)], nil, [], []),
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
    let joined = ExtendedXMP.join(
      [(payload: Array(Self.guid.utf8)[...], fileOffset: 7)], guid: Self.guid, &context
    )
    #expect(joined == nil)
    #expect(context.log.diagnostics.map(\.code) == [.partTruncated])
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
