import Testing

@testable import MetaLensDecoding

struct TIFFCompressionTests {
  @Test(arguments: [
    (nil, false, "uncompressed"), (1, false, "uncompressed"), (5, false, "LZW"), (7, false, "JPEG"),
    (7, true, "lossless JPEG"), (6, true, "lossless JPEG"), (8, false, "deflate"), (32946, false, "deflate"),
    (32773, false, "PackBits"), (34713, true, "compression 34713"), (52546, true, "JPEG XL"),
  ])
  func namesCodings(number: Int?, isSensorData: Bool, name: String) {
    #expect(TIFFCompression.name(number, isSensorData: isSensorData) == name)
  }

  @Test(arguments: [(34713, true), (32767, true), (65535, true), (34316, true), (1, false), (7, false)])
  func knowsMakersCodings(number: Int, isRaw: Bool) {
    #expect(TIFFCompression.isMakersRaw(number) == isRaw)
  }
}
