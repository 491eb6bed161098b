import MetaLensBytes
import MetaLensFacts
import Testing

@testable import MetaLensDecoding

struct IPTCDecodingTests {
  static let title = MetadataSample.dataSet(2, 5, Array("Titel".utf8))
  static let long = MetadataSample.dataSet(2, 120, [UInt8](repeating: 0x61, count: 70_000), lengthBytes: 4)
  static let utf8 = MetadataSample.dataSet(1, 90, [0x1B, 0x25, 0x47])

  static func read(
    _ bytes: [UInt8], limits: ReadLimits = ReadLimits()
  ) -> (result: IPTCFacts?, codes: [String]) {
    MetadataSample.read(bytes, limits: limits) { IPTCDecoding.decode($0, &$1) }
  }

  static let cases: [(bytes: [UInt8], numbers: [Int]?, codes: [String])] = [
    ([], [], []), ([0, 0, 0], [], []), (title, [5], []), (utf8 + title, [90, 5], []),
    (title + [0, 0, 0, 0], [5], []), (title + long + title, [5, 120, 5], []),
    (MetadataSample.dataSet(2, 5, []) + title, [5, 5], []),
    (MetadataSample.dataSet(2, 5, [1], lengthBytes: 0), [5], ["iptcInvalid"]),
    (MetadataSample.dataSet(2, 5, [1], lengthBytes: 8), [5], []),
    (MetadataSample.dataSet(2, 5, [1], lengthBytes: 9), [], ["iptcInvalid"]),
    // False lengths, and ends within a data set.
    (title + [0x1C, 2, 5, 0x7F, 0xFF, 1], [5], ["iptcInvalid"]),
    (title + [0x1C, 2, 5, 0x80, 8, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF], [5], ["iptcInvalid"]),
    (title + [0x1C, 2, 5, 0xFF, 0xFF], [5], ["iptcInvalid"]), (title + [0x1C], [5], ["iptcInvalid"]),
    (title + [0, 0, 1], [5], ["iptcInvalid"]), (Array(title.dropLast()), [], ["iptcInvalid"]),
    // Bytes that aren't IPTC.
    (Array("text".utf8), nil, ["iptcInvalid"]),
  ]

  @Test(arguments: cases.indices) func dataSetsAreToldApart(_ index: Int) {
    let (bytes, numbers, codes) = Self.cases[index]
    let (facts, found) = Self.read(bytes)
    #expect(facts?.dataSets.map(\.number) == numbers)
    #expect(found == codes)
    #expect(facts?.digest == numbers.flatMap { _ in DigestStream.md5(of: bytes) })
  }

  @Test func valuesStandWhereTheyAre() throws {
    let facts = try #require(Self.read(Self.utf8 + Self.title + Self.long).result)
    #expect(facts.isUTF8)
    #expect(facts.text(2, 5) == "Titel")
    #expect(facts.offset == 100 && facts.byteCount == 8 + 10 + 9 + 70_000 && facts.container == "X")
    #expect(facts.dataSets.map(\.offset) == [100, 108, 118])
    #expect(facts.dataSet(2, 120)?.byteCount == 70_000)
    #expect(facts.dataSet(2, 120)?.bytes.count == ReadLimits().textBytes)
  }

  @Test(
    arguments: [
      ([0x1B, 0x25, 0x47], true), ([0x1B, 0x25, 0x2F, 0x49], true), ([0x1B, 0x25, 0x2F, 0x40], false),
      ([0x1B, 0x25], false), ([0x1B, 0x2E, 0x41], false),
    ] as [([UInt8], Bool)])
  func theCharacterSetIsStated(_ value: [UInt8], _ isUTF8: Bool) {
    #expect(Self.read(MetadataSample.dataSet(1, 90, value)).result?.isUTF8 == isUTF8)
  }

  @Test(
    arguments: [
      ([0x41, 0xE9, 0xFF, 0x80], "Aéÿ\u{80}"), ([0xC3, 0xA9], "é"), ([0xC3], "Ã"), ([], ""),
    ] as [([UInt8], String)])
  func whatIsNotUTF8IsLatin1(bytes: [UInt8], text: String) {
    #expect(Self.read(MetadataSample.dataSet(2, 120, bytes)).result?.text(2, 120) == text)
  }

  /// Checks that a text cut within a character isn't taken for Latin-1.
  @Test(arguments: ["é", "aé", "각", "a각", "ab각"]) func aLongTextIsCutBetweenCharacters(start: String) {
    let text = start + String(repeating: start.last ?? "é", count: 40_000)
    let facts = Self.read(MetadataSample.dataSet(2, 120, Array(text.utf8), lengthBytes: 4)).result
    let shown = facts?.text(2, 120) ?? ""
    #expect(text.hasPrefix(shown) && shown.utf8.count > ReadLimits().textBytes - 3)
  }

  @Test func swappedWordsAreTurnedBack() throws {
    let bytes = MetadataSample.dataSet(2, 5, Array("abc".utf8))
    let turned = stride(from: 0, to: 8, by: 4).flatMap { bytes[$0..<$0 + 4].reversed() }
    let (facts, codes) = Self.read(turned)
    #expect(facts?.text(2, 5) == "abc" && codes == ["iptcInvalid"])
    #expect(facts?.digest == DigestStream.md5(of: turned))
    #expect(facts?.dataSets.map(\.offset) == [nil])
  }

  /// Checks that the data sets of a file's other blocks count for the limit too.
  @Test func dataSetsOfAllBlocksAreBounded() {
    let limit = ReadingContext(MemorySource([])).limits.entries
    let (facts, codes) = MetadataSample.read(Self.title + Self.title + Self.title) {
      IPTCDecoding.decode($0, after: limit - 2, &$1)
    }
    // A file of 30 bytes may have fewer in any case.
    #expect((facts?.dataSets.count ?? 0) <= 2 && codes == ["tooManyParts"])
  }

  @Test func dataSetsAreBounded() {
    let many = [[UInt8]](repeating: [0x1C, 2, 25, 0, 0], count: 100_000).flatMap(\.self)
    let (facts, codes) = Self.read(many)
    #expect(
      facts?.dataSets.count == ReadingContext(MemorySource([])).limits.entries && codes == ["tooManyParts"])
  }
}
