import MetaLensFacts
import MetaLensSamples
import Testing

struct JPEGBuilderTests {
  @Test func writesSegmentsInOrder() {
    var builder = JPEGBuilder(size: PixelSize(width: 300, height: 2), exif: [1, 2])
    builder.segments = [(0xFE, [0x41])]
    builder.trailer = [5]
    let bytes = builder.build()
    #expect(bytes.starts(with: [0xFF, 0xD8, 0xFF, 0xE1, 0, 10, 0x45, 0x78, 0x69, 0x66, 0, 0, 1, 2]))
    #expect(bytes[14..<19].elementsEqual([0xFF, 0xFE, 0, 3, 0x41]))
    #expect(bytes[19..<23].elementsEqual([0xFF, 0xDB, 0, 67]))
    #expect(bytes[88..<97].elementsEqual([0xFF, 0xC0, 0, 11, 8, 0, 2, 1, 44]))
    // 38 blocks of two bits take nine bytes and four bits, filled up with ones; EOI and the trailer follow.
    #expect(bytes.suffix(14).elementsEqual([0] + [UInt8](repeating: 0, count: 9) + [0x0F, 0xFF, 0xD9, 5]))
  }
}
