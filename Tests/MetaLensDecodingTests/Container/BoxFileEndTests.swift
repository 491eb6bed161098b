import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensDecoding

struct BoxFileEndTests {
  /// Checks whether the container is taken to end before the given bytes, which follow a whole picture.
  @Test(
    arguments: [
      (HEIFBuilder.box("xml ", []), false), (HEIFBuilder.box("what", []), false),
      ([0, 0, 0, 0] + Array("what".utf8), false), ([0, 0, 0, 1] + Array("what".utf8), false),
      // A box longer than the file, or shorter than its own header, is a damaged box only if its type is known.
      ([0, 0, 1, 0] + Array("xml ".utf8), false), ([0, 0, 1, 0] + Array("what".utf8), true),
      ([0, 0, 0, 7] + Array("xml ".utf8), false), ([0, 0, 0, 7] + Array("what".utf8), true),
      ([0xFF, 0xD8, 0xFF, 0xE0, 0, 16, 0x4A, 0x46], true), ([0, 0, 0, 8, 0x78, 0x6D, 0x6C, 0], true),
      ([0], false), ([0, 0, 0], false), ([0, 0, 0, 0], true), ([0, 0, 0, 9, 0x78], false), ([0x0A], true),
    ] as [([UInt8], Bool)])
  func tellsATrailerFromABox(_ bytes: [UInt8], _ isEnd: Bool) throws {
    var context = ReadingContext(MemorySource([1, 2, 3] + bytes))
    let found = try BoxFileEnd.isEnd(at: 3, types: ["xml "], &context)
    #expect(found == isEnd)
  }
}
