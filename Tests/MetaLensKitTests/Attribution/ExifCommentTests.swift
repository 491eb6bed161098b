import MetaLensDecoding
import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensKit

struct ExifCommentTests {
  static let unicode = Array("UNICODE\0".utf8)
  static let jis = Array("JIS\0\0\0\0\0".utf8)

  static func utf16(_ text: String, big: Bool) -> [UInt8] {
    text.utf16.flatMap { big ? [UInt8($0 >> 8), UInt8($0 & 0xFF)] : [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
  }

  static let rows: [(name: String, bytes: [UInt8], order: ByteOrder, text: String?)] = [
    ("ASCII", Array("ASCII\0\0\0a cat \0\0".utf8), .bigEndian, "a cat"),
    ("UTF-8 under ASCII", Array("ASCII\0\0\0고양이".utf8), .bigEndian, "고양이"),
    ("no code", [UInt8](repeating: 0, count: 8) + Array("a cat".utf8), .bigEndian, "a cat"),
    ("code left out", Array("Screenshot".utf8), .bigEndian, "Screenshot"),
    ("big-endian in big", unicode + utf16("a cat", big: true), .bigEndian, "a cat"),
    ("big-endian in little", unicode + utf16("Steps: 20, 고양이", big: true), .littleEndian, "Steps: 20, 고양이"),
    ("little-endian in big", unicode + utf16("a cat", big: false), .bigEndian, "a cat"),
    ("no zeros, big", unicode + utf16("고양이", big: true), .bigEndian, "고양이"),
    ("no zeros, little", unicode + utf16("고양이", big: false), .littleEndian, "고양이"),
    ("mark of order", unicode + [0xFE, 0xFF] + utf16("고양이", big: true), .littleEndian, "고양이"),
    ("padding", unicode + utf16("a 고양이", big: true) + [0, 0, 0, 0], .littleEndian, "a 고양이"),
    ("one byte a character", unicode + Array("a cat".utf8), .bigEndian, "a cat"),
    ("JIS", jis + [0x1B, 0x24, 0x42, 0x47, 0x2D, 0x1B, 0x28, 0x42], .bigEndian, "猫"),
    ("Shift-JIS under JIS", jis + [0x8E, 0xCA, 0x90, 0x5E, 0x82, 0xCC], .bigEndian, "写真の"),
    ("half a surrogate", unicode + [0xD8, 0x00, 0x00, 0x61], .bigEndian, "\u{FFFD}a"),
    ("nothing", Array("ASCII\0\0\0".utf8) + [0x20, 0x20, 0], .bigEndian, nil),
    ("nothing wide", unicode + [0, 0], .bigEndian, nil),
    ("too short for a code", [0, 0, 0], .bigEndian, nil),
  ]

  @Test(arguments: rows.indices) func reads(_ index: Int) throws {
    let row = Self.rows[index]
    var builder = TIFFBuilder(byteOrder: row.order)
    builder.exif = [builder.undefined(ExifTag.userComment, row.bytes)]
    let exif = try Self.exif(builder)
    let entry = try #require(exif.entry(ExifTag.userComment, in: .exif))
    #expect(ExifText.comment(of: entry, in: exif) == row.text, "\(row.name)")
  }

  @Test(arguments: [ByteOrder.bigEndian, .littleEndian]) func readsWindowsTexts(_ order: ByteOrder) throws {
    var builder = TIFFBuilder(byteOrder: order)
    let bytes = Self.utf16("고양이 ", big: false) + [0, 0]
    builder.ifd0 = [
      TIFFBuilder.Entry(
        ExifTag.xpTitle, rawType: ExifType.byte.rawValue, count: UInt32(bytes.count), bytes: bytes)
    ]
    let exif = try Self.exif(builder)
    let entry = try #require(exif.entry(ExifTag.xpTitle, in: .ifd0))
    #expect(ExifText.windowsText(of: entry, in: exif) == "고양이")
  }

  @Test func readsUTF8() throws {
    var builder = TIFFBuilder()
    let bytes = Array("편집기 2.0".utf8) + [0]
    builder.exif = [
      TIFFBuilder.Entry(
        ExifTag.imageEditingSoftware, rawType: ExifType.utf8.rawValue, count: UInt32(bytes.count),
        bytes: bytes)
    ]
    let facts = try Self.photo(builder)
    let exif = try #require(facts.exif.value)
    let entry = try #require(exif.entry(ExifTag.imageEditingSoftware, in: .exif))
    #expect(exif.textBytes(of: entry).map { ExifText(bytes: $0).text } == "편집기 2.0")
    // libexif doesn't know the type, and the walk's word is taken.
    #expect(facts.diagnostics.isEmpty)
  }

  private static func exif(_ builder: TIFFBuilder) throws -> ExifFacts {
    try #require(try photo(builder).exif.value)
  }

  private static func photo(_ builder: TIFFBuilder) throws -> PhotoFacts {
    try PhotoDecoder().decode(MemorySource(JPEGBuilder(exif: builder.build()).build()), hashing: false)
  }
}
