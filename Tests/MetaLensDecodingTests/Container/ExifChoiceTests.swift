import MetaLensFacts
import Testing

@testable import MetaLensDecoding

struct ExifChoiceTests {
  /// Checks which block is chosen of those offered, given their ranks in order.
  @Test(arguments: [([0], 0), ([0, 0], 0), ([1, 0], 1), ([2, 1, 0, 1], 2), ([1, 2, 1], 0)])
  func theBestPlaceWins(ranks: [Int], chosen: Int) {
    var choice = ExifChoice()
    var context = ReadingContext(MemorySource([]))
    for (index, rank) in ranks.enumerated() {
      choice.offer(
        LocatedBytes([0x49, 0x49], container: "\(index)", fileOffset: index), rank: rank, &context)
    }
    #expect(choice.block?.fileOffset == chosen)
    #expect(context.log.diagnostics.map(\.code) == Array(repeating: .secondExifBlock, count: ranks.count - 1))
    #expect(!context.log.diagnostics.contains { $0.location == "\(chosen)" })
  }

  @Test func whatIsNoneIsNotChosen() {
    var choice = ExifChoice()
    var context = ReadingContext(MemorySource([]))
    choice.offer(LocatedBytes([1, 2], container: "", fileOffset: 0), &context)
    #expect(choice.block == nil)
    #expect(context.log.diagnostics.map(\.code) == [.exifHeaderInvalid])
  }

  @Test(arguments: [
    (Array("Exif\0\0II".utf8), "II"), (Array("II".utf8), "II"), (Array("Exif\0".utf8), "Exif\0"), ([], ""),
  ])
  func theBodyBeginsWithItsOrder(payload: [UInt8], body: String) {
    #expect(Array(ExifChoice.body(of: payload[...])) == Array(body.utf8))
  }
}
