import MetaLensFacts
import Testing

@testable import MetaLensDecoding

struct PhotoshopContentTests {
  private static let version =
    [0, 0, 0, 1, 1] + MetadataSample.counted("Adobe Photoshop")
    + MetadataSample.counted("Adobe Photoshop CS6")
  private static let slices =
    [0, 0, 0, 6] + [UInt8](repeating: 0, count: 16) + MetadataSample.counted("Bild")

  static let cases: [(id: Int, data: [UInt8], content: PhotoshopResource.Content)] = [
    (0x0406, [0, 8, 0, 0, 0, 1], .jpegQuality(quality: 12, isProgressive: false)),
    (0x0406, [0xFF, 0xFC, 1, 1, 0, 1], .jpegQuality(quality: 0, isProgressive: true)),
    (0x0406, [0, 4, 0, 1], .jpegQuality(quality: 8, isProgressive: false)),
    (0x0406, [0, 9, 0, 0, 0, 1], .other), (0x0406, [0, 8, 0], .other),
    (0x0421, version + [0, 0, 0, 1], .version(writer: "Adobe Photoshop", reader: "Adobe Photoshop CS6")),
    (0x0421, Array(version.dropLast()), .other),
    (0x0421, [0, 0, 0, 1, 1, 0xFF, 0xFF, 0xFF, 0xFF, 0, 65], .other),
    (0x0425, [UInt8](0..<16), .iptcDigest("000102030405060708090a0b0c0d0e0f")), (0x0425, [1], .other),
    (0x041A, slices, .slices(name: "Bild")), (0x041A, [0, 0, 0, 7] + slices.dropFirst(4), .other),
    (0x041A, Array(slices.dropLast()), .other),
    (
      0x03ED, [0, 72, 0x80, 0, 0, 1, 0, 1, 1, 44, 0, 0, 0, 1, 0, 1],
      .resolution(horizontal: 72.5, vertical: 300)
    ),
    (0x03ED, [0, 72], .other), (0x040B, Array("http://a.b\0c".utf8), .url("http://a.b")),
    (0x040C, [0, 0, 0, 1, 0, 0, 0, 160, 0, 0, 0, 120], .thumbnail(width: 160, height: 120)),
    (0x0409, [0, 0, 0, 1], .other), (0x03F3, [], .print), (0x043B, [1], .print), (0x0404, [], .other),
  ]

  @Test(arguments: cases.indices) func dataSayWhatTheyAre(_ index: Int) {
    let (id, data, content) = Self.cases[index]
    #expect(PhotoshopContent.read(id, ByteFields(data), limits: ReadLimits()) == content)
  }
}
