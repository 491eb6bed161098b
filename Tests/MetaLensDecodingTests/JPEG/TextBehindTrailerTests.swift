import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensDecoding

struct TextBehindTrailerTests {
  /// 64 bytes of text.
  private static let text = Array(String(repeating: "somebody's note ", count: 4).dropLast().utf8) + [0x2E]

  /// Returns what is found in bytes that follow a picture, in a file whose end is `rest` bytes into a block.
  private static func found(_ bytes: [UInt8], rest: Int = 1) throws -> [Trailer] {
    // What stands for the picture isn't looked at.
    let start = 512 + rest + (512 - bytes.count % 512)
    var context = ReadingContext(MemorySource([UInt8](repeating: 0xD9, count: start) + bytes))
    let found = try TrailerDecoding.decode(from: start, multiPicture: nil, &context)
    return try TextBehindTrailer.separated(found, &context)
  }

  @Test(
    arguments: [
      ([1, 2, 3], .unknown), ([0xFF], .unknown), (Array("text".utf8) + [0x1B], .unknown),
      // A byte that begins a character of UTF-8, and half of one.
      ([1, 0xC3], .unknown), ([1, 0xE6, 0x96], .unknown), ([1, 0xC2, 0x85], .unknown),
      (ExamplePhoto.googleTrailer, .google), ([1, 2] + Array("jxrs".utf8) + [0, 0, 0, 1], .onePlus),
      // White space before the text isn't part of it.
      ([1, 2, 3, 0x0A, 0x20], .unknown),
    ] as [([UInt8], Trailer.Kind)])
  func textIsSeparated(before: [UInt8], kind: Trailer.Kind) throws {
    let found = try Self.found(before + Self.text)
    #expect(found.map(\.kind) == [kind, .unknown])
    #expect(found.map(\.isText) == [false, true])
    #expect(found.map(\.byteCount) == [before.count, Self.text.count])
    #expect(found.first?.offset == found.last.map { $0.offset - before.count })
    #expect(found.first?.firstBytes == Array(before.prefix(16)))
    #expect(found.last?.firstBytes == Array(Self.text.prefix(16)))
  }

  /// White space and zeros at the end are part of the text, but don't make it longer; characters of several bytes are
  /// text too.
  @Test(
    arguments: [
      ("x", 64, "\r\n", 66), ("x", 64, "\0\0", 66), ("글", 22, "", 66), ("x", 4096, "", 4096),
      ("x", 5000, "", 4096),
      // The first byte within reach is the last of a character.
      ("글", 2000, "", 4095),
    ] as [(String, Int, String, Int)])
  func endsWithText(character: String, times: Int, ending: String, count: Int) throws {
    let text = Array((String(repeating: character, count: times) + ending).utf8)
    let found = try Self.found([1, 2, 3] + text)
    #expect(found.map(\.byteCount) == [3 + text.count - count, count])
    #expect(found.map(\.isText) == [false, true])
  }

  /// Text that is a byte too short, with something behind it, or all white space but for a letter; and trailers that
  /// are known, to which it may belong.
  private static let others: [(before: [UInt8], text: [UInt8], behind: [UInt8])] = [
    ([1, 2, 3], Array(text.dropLast()), []), ([1, 2, 3], text, [1]), ([1, 2, 3], text, [0x7F]),
    ([1, 2, 3], text, [0xFF]), ([1, 2, 3], text, [0xC2, 0x85]), ([1, 2, 3], [], []),
    ([1, 0x61], [UInt8](repeating: 0x20, count: 80), []), ([1], [UInt8](repeating: 0x0A, count: 80), []),
    (Array("vivo{\u{1}".utf8), text, []), (Array("CANON OPTIONAL DATA\u{0}\u{1}".utf8), text, []),
  ]

  @Test(arguments: others.indices) func otherBytesAreNot(_ index: Int) throws {
    let (before, text, behind) = Self.others[index]
    let found = try Self.found(before + text + behind)
    #expect(found.count == 1 && found.allSatisfy { !$0.isText })
  }

  /// What a card or a disk may have left is left as it is, up to the largest blocks that cards have.
  @Test(arguments: [(3, 0, 1), (3, 1, 2), (3, 511, 2), (131_000, 0, 2), (131_072, 0, 2)])
  func whatFillsABlockIsNot(count: Int, rest: Int, expected: Int) throws {
    let data = (1...count).map { UInt8(truncatingIfNeeded: $0 % 8) }
    let found = try Self.found(data + Self.text, rest: rest)
    #expect(found.count == expected)
  }

  /// Text that follows at once is one trailer, and none is no trouble.
  @Test func otherTrailersAreLeft() throws {
    #expect(try Self.found(Self.text).map(\.isText) == [true])
    #expect(try Self.found([]).isEmpty)
    #expect(try Self.found([UInt8](repeating: 0, count: 40) + Self.text).map(\.kind) == [.padding, .unknown])
  }

  @Test func theLimitIsKept() throws {
    var limits = ReadLimits()
    limits.trailers = 1
    let bytes = [1, 2, 3] + Self.text
    var context = ReadingContext(MemorySource(bytes), limits: limits)
    let found = try TrailerDecoding.decode(from: 0, multiPicture: nil, &context)
    let separated = try TextBehindTrailer.separated(found, &context)
    #expect(separated == found && found.count == 1)
  }
}
