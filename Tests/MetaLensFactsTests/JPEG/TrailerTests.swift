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
}
