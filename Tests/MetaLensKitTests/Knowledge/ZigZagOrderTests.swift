import Testing

@testable import MetaLensKit

@Suite struct ZigZagOrderTests {
  @Test func thereAndBack() {
    let values = [UInt16](1...64)
    #expect(ZigZagOrder.natural.sorted() == Array(0..<64))
    #expect(ZigZagOrder.toNatural(values).flatMap(ZigZagOrder.fromNatural) == values)
    // T.81, figure 5: the first row and the last place.
    #expect(ZigZagOrder.toNatural(values)?.prefix(8) == [1, 2, 6, 7, 15, 16, 28, 29])
    #expect(ZigZagOrder.toNatural([1]) == nil)
    #expect(ZigZagOrder.fromNatural([]) == nil)
  }
}
