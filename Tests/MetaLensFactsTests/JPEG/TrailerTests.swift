import MetaLensFacts
import Testing

struct TrailerTests {
  @Test(
    arguments: [
      (1, 512, true), (512, 1024, true), (1, 511, false), (1, 513, false), (131_071, 262_144, true),
      (131_072, 262_144, false),
    ] as [(Int, Int, Bool)])
  func fillsBlock(byteCount: Int, fileByteCount: Int, expected: Bool) {
    let trailer = Trailer(
      kind: .unknown, offset: fileByteCount - byteCount, byteCount: byteCount, firstBytes: [])
    #expect(trailer.fillsBlock(ofFile: fileByteCount) == expected)
  }

  @Test(
    arguments: [
      (511, 512, true), (512, 512, false), (512, 1536, false), (512, 1024, true), (1536, 401_408, true),
      (8192, 401_408, false), (62_976, 65_536, true), (52_736, 402_432, false), (131_071, 262_144, true),
      (131_072, 262_144, false), (1, 513, false),
    ] as [(Int, Int, Bool)])
  func fillsTheLastBlock(byteCount: Int, fileByteCount: Int, expected: Bool) {
    let trailer = Trailer(
      kind: .unknown, offset: fileByteCount - byteCount, byteCount: byteCount, firstBytes: [])
    #expect(trailer.fillsLastBlock(ofFile: fileByteCount) == expected)
  }

  @Test func whatIsFollowedFillsNone() {
    let trailer = Trailer(kind: .unknown, offset: 124, byteCount: 100, firstBytes: [])
    #expect(!trailer.fillsLastBlock(ofFile: 512))
  }
}
