import MetaLensFacts
import MetaLensSamples
import Testing

struct GIFBuilderTests {
  @Test func writesBlocksInOrder() {
    var builder = GIFBuilder(size: PixelSize(width: 3, height: 2))
    builder.comments = [[65]]
    builder.applications = [("NETSCAPE2.0", [0])]
    builder.trailer = [5]
    let bytes = builder.build()
    #expect(bytes.starts(with: Array("GIF89a".utf8) + [3, 0, 2, 0, 0x80, 0, 0, 0, 0, 0, 255, 255, 255]))
    #expect(bytes[19..<24].elementsEqual([0x21, 0xFE, 1, 65, 0]))
    #expect(bytes[24..<39].elementsEqual([0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [0]))
    #expect(bytes[39..<50].elementsEqual([0x2C, 0, 0, 0, 0, 3, 0, 2, 0, 0, 7]))
    #expect(bytes[50...].elementsEqual([8, 0x80, 0, 0, 0, 0, 0, 0, 0x81, 0, 0x3B, 5]))
  }

  @Test(arguments: [(0, 1), (1, 3), (255, 257), (256, 259)])
  func subBlocksHold255(count: Int, written: Int) {
    #expect(GIFBuilder.subBlocks([UInt8](repeating: 1, count: count)).count == written)
  }
}
