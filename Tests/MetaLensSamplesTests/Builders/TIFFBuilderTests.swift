import MetaLensFacts
import MetaLensSamples
import Testing

struct TIFFBuilderTests {
  @Test func writesBytesAsTIFFHasThem() {
    var builder = TIFFBuilder(byteOrder: .bigEndian)
    builder.ifd0 = [builder.short(0x0112, 6), builder.ascii(0x010F, "Maker")]
    #expect(
      builder.build() == [
        0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 2,
        0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0,
        0x01, 0x0F, 0, 2, 0, 0, 0, 6, 0, 0, 0, 38,
        0, 0, 0, 0,
        0x4D, 0x61, 0x6B, 0x65, 0x72, 0,
      ])
    builder = TIFFBuilder(byteOrder: .littleEndian)
    builder.ifd0 = [builder.long(0x0100, 0x0102_0304)]
    #expect(
      builder.build() == [
        0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x00, 0x01, 4, 0, 1, 0, 0, 0, 4, 3, 2, 1, 0, 0, 0, 0,
      ])
  }

  @Test func pointersLeadToTheirDirectories() {
    var builder = TIFFBuilder(byteOrder: .bigEndian)
    builder.exif = [builder.byte(0x9999, 7)]
    builder.ifd1 = [builder.byte(0x0103, 6)]
    builder.thumbnail = [0xAA, 0xBB]
    let bytes = builder.build()
    // IFD0 has one entry, the pointer to ExifIFD at 26; IFD1 is at 44, and the thumbnail is last.
    #expect(bytes[10..<22].elementsEqual([0x87, 0x69, 0, 4, 0, 0, 0, 1, 0, 0, 0, 26]))
    #expect(bytes[22..<26].elementsEqual([0, 0, 0, 44]))
    #expect(bytes[26..<32].elementsEqual([0, 1, 0x99, 0x99, 0, 1]))
    #expect(bytes[44..<48].elementsEqual([0, 3, 0x01, 0x03]))
    #expect(bytes.suffix(2).elementsEqual([0xAA, 0xBB]))
    #expect(bytes[58..<70].elementsEqual([0x02, 0x01, 0, 4, 0, 0, 0, 1, 0, 0, 0, UInt8(bytes.count - 2)]))
  }
}
