import MetaLensFacts
import MetaLensSamples
import Testing

struct PNGBuilderTests {
  @Test func writesChunksInOrder() {
    var builder = PNGBuilder(size: PixelSize(width: 3, height: 2), exif: [1, 2])
    builder.trailing = [("tIME", [0])]
    builder.trailer = [5]
    builder.dataByteCount = 10
    let bytes = builder.build()
    #expect(bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13]))
    #expect(bytes[16..<24].elementsEqual([0, 0, 0, 3, 0, 0, 0, 2]))
    #expect(bytes[33..<43].elementsEqual([0, 0, 0, 2] + Array("eXIf".utf8) + [1, 2]))
    // Two bytes, five for a stored block, eight of data and four of Adler-32, divided into chunks of 10 and 9.
    #expect(bytes[47..<55].elementsEqual([0, 0, 0, 10] + Array("IDAT".utf8)))
    #expect(bytes[69..<77].elementsEqual([0, 0, 0, 9] + Array("IDAT".utf8)))
    #expect(bytes.suffix(13).elementsEqual([0, 0, 0, 0, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82, 5]))
  }

  @Test func aChecksumCanBeBroken() {
    var builder = PNGBuilder(exif: [1, 2])
    let sound = builder.build()
    builder.breaksChecksum = true
    #expect(
      zip(sound, builder.build()).enumerated().filter { $0.element.0 != $0.element.1 }.map(\.offset) == [46])
  }
}
