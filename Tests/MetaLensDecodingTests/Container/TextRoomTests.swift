import MetaLensFacts
import Testing

@testable import MetaLensDecoding

struct TextRoomTests {
  /// Checks texts of these sizes in a room of 10 bytes with 8 for each: which are kept, and whether one was left too
  /// little room.
  @Test(
    arguments: [
      ([5, 5], [true, true], false), ([10, 1], [true, true], false), ([5, 6], [true, true], true),
      ([5, 5, 1, 0, 1], [true, true, false, true, false], true),
    ] as [([Int], [Bool], Bool)])
  func textsShareTheRoom(sizes: [Int], kept: [Bool], isTold: Bool) {
    var limits = ReadLimits()
    limits.textBytes = 8
    var context = ReadingContext(MemorySource([]), limits: limits)
    var room = TextRoom(10, limits: limits)
    var found: [Bool] = []
    for size in sizes {
      found.append(room.take(min(size, room.limit), of: size, at: "text", offset: 7, &context))
    }
    let codes = context.diagnostics.map(\.code)
    #expect(found == kept)
    #expect(codes == (isTold ? [.tooManyParts] : []))
  }
}
