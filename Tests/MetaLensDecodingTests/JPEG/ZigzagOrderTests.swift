import Testing

@testable import MetaLensDecoding

struct ZigzagOrderTests {
  @Test func eachPlaceStandsOnceAndNeighboursTouch() {
    #expect(Set(ZigzagOrder.natural) == Set(0..<64))
    #expect(ZigzagOrder.natural.prefix(6) == [0, 1, 8, 16, 9, 2])
    for (left, right) in zip(ZigzagOrder.natural, ZigzagOrder.natural.dropFirst()) {
      #expect(abs(left / 8 - right / 8) <= 1)
      #expect(abs(left % 8 - right % 8) <= 1)
    }
  }
}
