import MetaLensDecoding
import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct ExifUserCommentTests {
  private static func comment(_ bytes: [UInt8], _ order: ByteOrder) throws -> String? {
    var tiff = TIFFBuilder(byteOrder: order)
    tiff.set(tiff.undefined(ExifTag.userComment, bytes), in: .exif)
    let facts = try PhotoDecoder(limits: ReadLimits()).decode(
      MemorySource(ExamplePhoto(exif: tiff.build()).bytes), depth: .metadata, hashing: false)
    return try #require(facts.exif.value).userComment
  }

  private static let unicode = Array("UNICODE\0".utf8)
  private static let jis = Array("JIS\0\0\0\0\0".utf8)

  @Test(
    arguments: [
      (Array("ASCII\0\0\0text".utf8), ByteOrder.bigEndian, "text"),
      ([UInt8](repeating: 0, count: 8) + Array("text".utf8), .bigEndian, "text"),
      (unicode + [0, 0x74, 0, 0x65], .littleEndian, "te"), (unicode + [0x74, 0, 0x65, 0], .bigEndian, "te"),
      (unicode + [0xFF, 0xFE, 0x74, 0], .bigEndian, "t"),
      (Array("ASCII\0\0\0고양이".utf8), .bigEndian, "고양이"),
      (unicode + [0xD8, 0x00, 0x00, 0x61], .bigEndian, "\u{FFFD}a"),
      (jis + [0x1B, 0x24, 0x42, 0x47, 0x2D, 0x1B, 0x28, 0x42], .bigEndian, "猫"),
      // The text 写真の in Shift-JIS, labelled as JIS.
      (jis + [0x8E, 0xCA, 0x90, 0x5E, 0x82, 0xCC], .bigEndian, "写真の"),
      // Nothing shows the byte order of Han characters, so the block's own is used.
      (unicode + [0x51, 0x49], .bigEndian, "光"),
    ] as [([UInt8], ByteOrder, String)])
  func reads(bytes: [UInt8], order: ByteOrder, expected: String) throws {
    #expect(try Self.comment(bytes, order) == expected)
  }

  @Test(arguments: [
    Array("ASCII\0\0\0".utf8) + [UInt8](repeating: 0x20, count: 200), [UInt8](repeating: 0, count: 264),
    Array("ASCII".utf8), Array("RFC 8259text".utf8),
  ])
  func readsNothingOf(bytes: [UInt8]) throws { #expect(try Self.comment(bytes, .bigEndian) == nil) }
}
