import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensDecoding

struct CodedHoleTests {
  /// Returns a gradient of 40 by 30 blocks, of which `count` in the middle have the AC coefficients `hole`.
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

  /// Checks that a hole is reported although libjpeg finds nothing wrong: each code is valid and the picture ends where
  /// it should.
  @Test(arguments: [8, 20, 400])
  func aHoleIsTold(blocks: Int) throws {
    let bytes = Self.photo(blocks)
    let facts = try facts(of: bytes)
    #expect(facts.isDamaged && !facts.isComplete)
    #expect(facts.diagnostics.isEmpty)
    let offset = try #require(facts.damageOffset)
    #expect(bytes[offset] == 0 && bytes[offset - 1] != 0)
    // Each block has 4 bits of DC and 63 times 9 bits of AC.
    #expect(bytes[offset..<offset + blocks * 571 / 8 - 1].allSatisfy { $0 == 0 })
  }

  @Test(arguments: [
    photo(0), photo(7), photo(20, hole: [Int](repeating: -1, count: 62)),
    photo(20, hole: [Int](repeating: -1, count: 62) + [-2]), photo(20, hole: [Int](repeating: 1, count: 63)),
    // The zeros are end-of-block codes, as in an even area.
    photo(400, hole: [], zerosAreCoefficients: false),
  ])
  func aPictureIsNoHole(bytes: [UInt8]) throws {
    let facts = try facts(of: bytes)
    #expect(facts.isComplete && !facts.isDamaged && facts.damageOffset == nil)
  }

  /// Checks that a hole of one sector is found in a picture with the luma table of T.81, which most cameras write.
  ///
  /// A block of −1 has 191 bits there, so a sector of 512 bytes has 21 blocks.
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

  /// Checks that zeros in the header are no data, and that the first hole is reported.
  @Test(arguments: [(901, 901..<1201), (950, 1202..<1602), (2000, nil)] as [(Int, Range<Int>?)])
  func theHoleIsLookedForInTheData(start: Int, hole: Range<Int>?) {
    let zeros = { (count: Int) in [UInt8](repeating: 0, count: count) + [1] }
    #expect(
      CodedHole.find(in: zeros(900) + zeros(300) + zeros(400), from: start, monotonousBlocks: 8) == hole)
  }
}
