import MetaLensBytes
import MetaLensDecoding
import MetaLensFacts
import MetaLensSamples
import Testing

struct RangesHashTests {
  @Test func piecesAreHashedInTheirOrder() throws {
    let bytes = (0..<200).map { UInt8($0) }
    var limits = ReadLimits()
    limits.windowBytes = 7
    let hash = try #require(
      try RangesHash.digest(of: [100..<140, 3..<5], in: MemorySource(bytes), limits: limits))
    #expect(hash.sha256 == DigestStream.sha256(of: Array(bytes[100..<140]) + [3, 4]))
    #expect(hash.firstBytes == Array(bytes[100..<132]))
  }

  @Test func aPieceOutsideTheFileIsNone() throws {
    #expect(try RangesHash.digest(of: [3..<9], in: MemorySource([0, 1, 2, 3])) == nil)
  }

  /// Checks that readers give the main picture's bytes, whatever surrounds them.
  @Test(
    arguments: [
      PNGBuilder(exif: [1]).build(), WebPBuilder(exif: [1]).build(), HEIFBuilder(exif: [1]).build(),
    ])
  func readersTellThePicturesBytes(file: [UInt8]) throws {
    let facts = try PhotoDecoder().decode(MemorySource(file), depth: .structure, hashing: false)
    let container = try #require(facts.container.value)
    let bytes = container.pictureRanges.flatMap { Array(file[$0]) }
    let expected: [UInt8]
    switch facts.format {
    case .png: expected = PNGBuilder.stored([UInt8](repeating: 0, count: 65 * 48))
    case .webp: expected = WebPBuilder().chunks.first { $0.type == "VP8L" }?.payload ?? []
    default: expected = HEIFBuilder().picture
    }
    #expect(bytes == expected)
  }
}
