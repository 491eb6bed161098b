import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensDecoding

struct TrailerTextTests {
  private static let sentence = Array("a note of nobody".utf8)

  private static func isText(_ bytes: [UInt8]) throws -> Bool {
    let picture = JPEGBuilder().build()
    var context = ReadingContext(MemorySource(picture + bytes))
    let found = try TrailerDecoding.decode(from: picture.count, multiPicture: nil, &context)
    return try #require(found.last).isText
  }

  @Test(arguments: [
    sentence, Array("two lines,\r\n\tthe second set in\n".utf8), Array("사진 뒤에 쓴 글입니다".utf8),
    // The cut at 4 KB falls within a character of three bytes.
    Array(String(repeating: "글", count: 4000).utf8),
    // Zeros around the text don't hide it, and don't affect the cut.
    [0] + sentence, sentence + [0], [0, 0] + sentence + [0, 0, 0],
    sentence + [UInt8](repeating: 0xFF, count: 16), sentence + [UInt8](repeating: 0xFF, count: 9000),
    [0, 0, 0] + Array(String(repeating: "글", count: 4000).utf8),
    [0] + Array(String(repeating: "글", count: 4000).utf8),
    [0, 0] + Array(String(repeating: "글", count: 4000).utf8),
    // Bytes beyond the reach aren't examined.
    [UInt8](repeating: 0x61, count: 15) + Array(String(repeating: "text", count: 1021).utf8) + [0, 1, 2],
  ])
  func textIsTold(bytes: [UInt8]) throws { #expect(try Self.isText(bytes)) }

  @Test(arguments: [
    Array(sentence.dropLast()), [0] + sentence.dropLast() + [0], sentence + [0, 1], sentence + [0x7F],
    [0x1B] + sentence, sentence + [0xFF],
    sentence + [0xC2, 0x85], sentence + [0xE6, 0x96], Array(String(repeating: " \n", count: 20).utf8),
    [UInt8](repeating: 0x20, count: 64), [1, 2, 3, 4] + sentence,
    // A text recognized by its first bytes as a kind of its own.
    Array("%PDF-1.7 and much more".utf8),
  ])
  func otherBytesAreNot(bytes: [UInt8]) throws { #expect(try !Self.isText(bytes)) }
}
