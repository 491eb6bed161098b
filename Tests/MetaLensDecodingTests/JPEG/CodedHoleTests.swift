import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensDecoding

struct CodedHoleTests {
  /// A gradient of 40 by 30 blocks, of which `count` in the middle have the AC coefficients of `hole`.
  private static func photo(
    _ count: Int, hole: [Int] = [Int](repeating: -1, count: 63), zerosAreCoefficients: Bool = true
  ) -> [UInt8] {
    var picture = CoefficientPicture(columns: 40, rows: 30) { column, row in
      let index = row * 40 + column
      return (600..<600 + count).contains(index) ? [20] + hole : [index / 30, 1, -1]
    }
    picture.zerosAreCoefficients = zerosAreCoefficients
    return picture.build()
  }

  private func facts(of bytes: [UInt8]) throws -> PhotoFacts {
    try PhotoDecoder().decode(MemorySource(bytes), depth: .pixels, hashing: false)
  }

  /// libjpeg has no word against it: each code is a code, and the picture ends where it should.
  @Test(arguments: [8, 20, 400])
  func aHoleIsTold(blocks: Int) throws {
    let bytes = Self.photo(blocks)
    let facts = try facts(of: bytes)
    #expect(facts.isDamaged && !facts.isComplete)
    #expect(facts.diagnostics.isEmpty)
    let offset = try #require(facts.damageOffset)
    #expect(bytes[offset] == 0 && bytes[offset - 1] != 0)
    // 4 bits of DC and 63 times 9 of AC each.
    #expect(bytes[offset..<offset + blocks * 571 / 8 - 1].allSatisfy { $0 == 0 })
  }

  @Test(arguments: [
    photo(0), photo(7), photo(20, hole: [Int](repeating: -1, count: 62)),
    photo(20, hole: [Int](repeating: -1, count: 62) + [-2]), photo(20, hole: [Int](repeating: 1, count: 63)),
    // Zeros are the ends of blocks, as in an even area.
    photo(400, hole: [], zerosAreCoefficients: false),
  ])
  func aPictureIsNoHole(bytes: [UInt8]) throws {
    let facts = try facts(of: bytes)
    #expect(facts.isComplete && !facts.isDamaged && facts.damageOffset == nil)
  }

  /// T.81's own table for luma, as most cameras write it: a block of -1 has 191 bits, a sector of 512 bytes 21 blocks.
  @Test(arguments: [(21, true), (11, true), (10, false)])
  func aSectorOfACamerasPictureIsTold(blocks: Int, isTold: Bool) throws {
    var builder = JPEGBuilder(size: PixelSize(width: 8 * blocks, height: 8))
    builder.huffman = ExamplePhoto.standardHuffman()
    let whole = builder.build()
    let scan = try #require(whole.firstRange(of: [0xFF, 0xDA, 0, 8] as [UInt8])).lowerBound + 10
    let bytes = whole[..<scan] + [UInt8](repeating: 0, count: (blocks * 191 + 7) / 8) + [0xFF, 0xD9]
    #expect(try facts(of: whole).isComplete)
    let facts = try facts(of: Array(bytes))
    #expect(facts.isDamaged == isTold && facts.damageOffset == (isTold ? scan : nil))
    #expect(facts.diagnostics.isEmpty)
  }

  /// The header's own zeros are no data, and the first hole is told.
  @Test(arguments: [(901, 901..<1201), (950, 1202..<1602), (2000, nil)] as [(Int, Range<Int>?)])
  func theHoleIsLookedForInTheData(start: Int, hole: Range<Int>?) {
    let zeros = { (count: Int) in [UInt8](repeating: 0, count: count) + [1] }
    #expect(
      CodedHole.find(in: zeros(900) + zeros(300) + zeros(400), from: start, monotonousBlocks: 8) == hole)
  }
}
