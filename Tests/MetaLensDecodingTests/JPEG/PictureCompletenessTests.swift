import MetaLensDecoding
import MetaLensFacts
import MetaLensSamples
import Testing

struct PictureCompletenessTests {
  /// Returns a JPEG with `header` bytes of application segments, and with `before` and `behind` bytes of data before
  /// and after a second SOI in its scan.
  private static func photo(header: Int, before: Int, behind: Int, isCut: Bool = true) -> [UInt8] {
    let whole = JPEGBuilder().build()
    var segments: [UInt8] = []
    while segments.count < header {
      segments += [0xFF, 0xE9, 0x10, 0x00] + [UInt8](repeating: 7, count: 0x0FFE)
    }
    let data = [UInt8](repeating: 1, count: before)
    let second: [UInt8] = isCut ? [0xFF, 0xD8] : []
    var file = Array(whole.prefix(2)) + segments
    file += whole.dropFirst(2).dropLast(2)
    file += data + second
    file += [UInt8](repeating: 1, count: behind)
    return file + [0xFF, 0xD9]
  }

  /// Checks that hashing doesn't change the answer, though it changes how much of the file is in memory when its end is
  /// searched.
  @Test(
    arguments: [0, 4_096, 20_000, 60_000, 100_000, 200_000],
    [(10, 10), (10, 11_000), (5_000, 10), (70_000, 70_000)])
  func aHashDoesNotChangeTheAnswer(header: Int, data: (before: Int, behind: Int)) throws {
    for isCut in [true, false] {
      let source = MemorySource(
        Self.photo(header: header, before: data.before, behind: data.behind, isCut: isCut))
      let found = try [true, false].map { try PhotoDecoder().decode(source, hashing: $0).isComplete }
      #expect(found[0] == found[1])
      // All of a small file is searched, but only the end of a large one, where that suffices.
      if !isCut { #expect(found[0]) }
      if isCut, header + data.before + data.behind < 60_000 { #expect(!found[0]) }
    }
  }
}
