import MetaLensFacts
import MetaLensSamples
import Testing

struct BoxFileBuilderTests {
  static let exif: [UInt8] = [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 0]

  @Test func writesJPEGXL() {
    var builder = BoxFileBuilder(.jpegXL, size: PixelSize(width: 1, height: 1), exif: Self.exif)
    builder.trailer = [9]
    let bytes = builder.build()
    #expect(bytes.starts(with: [0, 0, 0, 12, 0x4A, 0x58, 0x4C, 0x20, 0x0D, 0x0A, 0x87, 0x0A, 0, 0, 0, 20]))
    #expect(bytes[32..<54].elementsEqual([0, 0, 0, 22] + Array("Exif".utf8) + [0, 0, 0, 0] + Self.exif))
    #expect(bytes[58..<62].elementsEqual("jxlc".utf8))
    // From the lowest bit on: 0, 3, thirty zeros, 0, 3, thirty zeros, 1.
    #expect(bytes[62..<73].elementsEqual([0xFF, 0x0A, 0x06, 0, 0, 0, 0x30, 0, 0, 0, 0x10]))
    #expect(bytes.last == 9)
  }

  @Test func writesJPEG2000() {
    let bytes = BoxFileBuilder(.jpeg2000, size: PixelSize(width: 3, height: 2), exif: Self.exif).build()
    #expect(bytes.starts(with: [0, 0, 0, 12, 0x6A, 0x50, 0x20, 0x20, 0x0D, 0x0A, 0x87, 0x0A, 0, 0, 0, 20]))
    #expect(bytes[44..<62].elementsEqual(Array("ihdr".utf8) + [0, 0, 0, 2, 0, 0, 0, 3, 0, 3, 7, 7, 0, 0]))
    #expect(bytes[81..<107].elementsEqual(Array("uuidJpgTiffExif->JP2".utf8) + Self.exif.prefix(6)))
    #expect(bytes.suffix(2) == [0xFF, 0xD9])
  }
}
