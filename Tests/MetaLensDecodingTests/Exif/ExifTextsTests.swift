import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensDecoding

struct ExifTextsTests {
  /// Returns a block whose entries all have its last `length` bytes as their text.
  private static func block(entries: Int, length: Int) -> ExifFacts {
    let start = 8 + 2 + 12 * entries + 4
    var facts = ExifFacts(
      bytes: [UInt8](repeating: 0x41, count: start + length), fileOffset: 0, container: "test",
      byteOrder: .bigEndian, directories: [])
    let entries = (0..<entries).map {
      ExifEntry(
        tag: UInt16(0x010E + $0), rawType: 2, count: UInt32(length), offset: 10 + 12 * $0,
        value: start..<start + length)
    }
    facts.directories = [ExifDirectory(kind: .ifd0, offset: 8, entries: entries, nextOffset: 0)]
    return facts
  }

  /// Checks, for a number of entries, their one text's length and the file's size, how much of each text is read and
  /// whether reaching a limit is reported.
  @Test(
    arguments: [
      (1, 1000, 1000, 1000, 0), (1, 100_000, 1000, 25_576, 1), (1, 100_000, 200_000, 65_536, 1),
      (10, 10_000, 1000, 2557, 1), (10, 10_000, 100_000, 10_000, 0), (500, 10_000, 6000, 64, 1),
      (100, 10_000, 6000, 305, 1), (2000, 200, 1000, 64, 1), (2000, 64, 1000, 64, 0),
    ])
  func sharedTextsAreBoundedTogether(
    entries: Int, length: Int, fileBytes: Int, kept: Int, told: Int
  ) throws {
    var context = ReadingContext(MemorySource([UInt8](repeating: 0, count: fileBytes)))
    let group = ExifTexts.charged(.present(Self.block(entries: entries, length: length)), &context)
    let facts = try #require(group.value)
    let entry = try #require(facts.entry(ExifTag.imageDescription, in: .ifd0))
    #expect(facts.textBytes(of: entry)?.count == kept)
    let count = context.diagnostics.count { $0.code == .limitReached }
    #expect((count > 0) == (told > 0))
  }
}
