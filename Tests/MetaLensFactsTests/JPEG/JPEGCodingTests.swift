import MetaLensFacts
import Testing

struct JPEGCodingTests {
  @Test(
    arguments: [
      ([0xD8, 0xE1, 0xDB, 0xC0], 90, 20..<92), ([0xD8, 0xC0, 0xDB], 90, 10..<92),
      ([0xD8, 0xC4], 90, 10..<92),
      ([0xD8, 0xE1], 90, nil), ([0xD8, 0xDB], nil, nil), ([0xD8, 0xDB], 5, nil),
      ([0xD8, 0xC8, 0xCC], 90, 20..<92), ([0xD8, 0xC8], 90, nil),
    ] as [([UInt8], Int?, Range<Int>?)])
  func theCodedPictureBeginsAtItsFirstTable(_ markers: [UInt8], end: Int?, range: Range<Int>?) {
    var coding = JPEGCoding()
    coding.segments = markers.enumerated().map { JPEGSegment(marker: $1, offset: 10 * $0, payloadCount: 6) }
    coding.endOfImageOffset = end
    #expect(coding.codedRange == range)
  }
}
