import MetaLensFacts
import Testing

struct ExifFactsPlacesTests {
  private static func facts(_ pieces: [(Int, Int, Bool)], isExcerpt: Bool = false) -> ExifFacts {
    var facts = ExifFacts(
      bytes: [UInt8](repeating: 0, count: 40), fileOffset: 100, container: "x", byteOrder: .bigEndian,
      directories: [])
    facts.pieces = pieces.map { ExifFacts.Piece(start: $0.0, fileOffset: $0.1, isPacked: $0.2) }
    facts.isExcerpt = isExcerpt
    return facts
  }

  @Test(
    arguments: [
      ([], 5..<9, 105..<109), ([(0, 500, false)], 5..<9, 505..<509),
      ([(0, 500, false), (10, 900, false)], 8..<10, 508..<510),
      ([(0, 500, false), (10, 900, false)], 8..<11, nil),
      ([(0, 500, false), (10, 900, false)], 10..<40, 900..<930),
      // Two pieces that are also consecutive in the file.
      ([(0, 500, false), (10, 510, false)], 8..<12, 508..<512),
      ([(0, 500, true)], 5..<9, nil), ([(0, 500, false), (10, 510, true)], 8..<12, nil),
      // No piece has the beginning.
      ([(10, 500, false)], 5..<9, nil),
    ] as [([(Int, Int, Bool)], Range<Int>, Range<Int>?)])
  func findsARunInTheFile(pieces: [(Int, Int, Bool)], range: Range<Int>, expected: Range<Int>?) {
    #expect(Self.facts(pieces).fileRange(of: range) == expected)
  }

  @Test func theWholeBlock() {
    #expect(Self.facts([]).fileRanges == [100..<140])
    #expect(Self.facts([(0, 500, false), (10, 900, false)]).fileRanges == [500..<510, 900..<930])
    #expect(Self.facts([(0, 500, true)]).fileRanges == nil)
    #expect(Self.facts([], isExcerpt: true).fileRanges == nil)
  }
}
