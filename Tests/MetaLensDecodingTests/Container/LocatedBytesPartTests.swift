import MetaLensFacts
import Testing

@testable import MetaLensDecoding

struct LocatedBytesPartTests {
  static let block = LocatedBytes.joined(
    [([0, 1, 2], 10), ([], 50), ([3, 4], 100), ([5], 200)], container: "X")

  @Test(arguments: [
    (0..<6, [10, 11, 12, 100, 101, 200]), (2..<4, [12, 100]), (3..<5, [100, 101]), (4..<6, [101, 200]),
    (5..<9, [200]), (1..<1, []), (6..<6, []),
  ])
  func aPartKeepsItsPlaces(_ range: Range<Int>, _ places: [Int]) throws {
    let part = try #require(Self.block).part(range, container: "Y")
    #expect(part.bytes == range.clamped(to: 0..<6).map { UInt8($0) } && part.container == "Y")
    #expect(part.bytes.indices.map(part.fileOffset(at:)) == places)
    #expect(part.pieces.first?.start == 0)
  }

  @Test func aPackedPartHasTheOnePlace() {
    let part = LocatedBytes([1, 2, 3, 4], container: "X", fileOffset: 70, isPacked: true).part(
      2..<4, container: "Y")
    #expect(part.fileOffset == 70 && part.fileOffset(at: 0) == nil && part.bytes == [3, 4])
  }

  @Test func nothingIsJoinedToNone() {
    #expect(LocatedBytes.joined([], container: "X") == nil)
  }
}
