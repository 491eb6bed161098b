import Testing

@testable import MetaLensDecoding

struct FirstMarkerTests {
  @Test(
    arguments: [
      ([], 0, 0), ([1, 2], 0, 2), ([0xFF], 0, 0), ([1, 0xFF, 0xFF], 0, 1), ([0xFF, 1, 0xFF], 1, 2),
      ([0xFF, 1], 1, 2), ([0xFF], 1, 1), ([0xFF], 9, 1), ([0xFF], -1, 1),
    ] as [([UInt8], Int, Int)])
  func finds(_ bytes: [UInt8], _ start: Int, _ index: Int) {
    #expect(bytes.firstMarker(from: start) == index)
  }
}
