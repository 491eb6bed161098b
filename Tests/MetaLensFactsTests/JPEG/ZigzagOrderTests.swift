import MetaLensFacts
import Testing

struct ZigzagOrderTests {
  @Test func eachPlaceStandsOnceAndNeighboursTouch() {
    #expect(ZigzagOrder.natural.sorted() == Array(0..<64))
    #expect(ZigzagOrder.natural.prefix(6) == [0, 1, 8, 16, 9, 2])
    for (left, right) in zip(ZigzagOrder.natural, ZigzagOrder.natural.dropFirst()) {
      #expect(abs(left / 8 - right / 8) <= 1)
      #expect(abs(left % 8 - right % 8) <= 1)
    }
  }

  @Test func thereAndBack() {
    let values = [UInt16](1...64)
    #expect(ZigzagOrder.toNatural(values).flatMap(ZigzagOrder.fromNatural) == values)
    // The values of the first row.
    #expect(ZigzagOrder.toNatural(values)?.prefix(8) == [1, 2, 6, 7, 15, 16, 28, 29])
    #expect(ZigzagOrder.toNatural([1]) == nil)
    #expect(ZigzagOrder.fromNatural([]) == nil)
  }
}
