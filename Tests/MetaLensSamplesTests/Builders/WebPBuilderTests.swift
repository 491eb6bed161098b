import MetaLensFacts
import MetaLensSamples
import Testing

struct WebPBuilderTests {
  @Test func writesChunksInOrder() {
    var builder = WebPBuilder(size: PixelSize(width: 3, height: 2), exif: [1, 2, 3])
    builder.trailer = [5]
    let bytes = builder.build()
    #expect(bytes.starts(with: Array("RIFF".utf8) + [50, 0, 0, 0] + Array("WEBPVP8X".utf8) + [10, 0, 0, 0]))
    #expect(bytes[20..<30].elementsEqual([8, 0, 0, 0, 2, 0, 0, 1, 0, 0]))
    #expect(bytes[30..<38].elementsEqual(Array("VP8L".utf8) + [8, 0, 0, 0]))
    #expect(bytes[38..<43].elementsEqual([0x2F, 2, 0x40, 0, 0]))
    #expect(bytes.suffix(13).elementsEqual(Array("EXIF".utf8) + [3, 0, 0, 0, 1, 2, 3, 0, 5]))
  }
}
