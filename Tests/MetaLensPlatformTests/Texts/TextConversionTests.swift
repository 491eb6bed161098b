import Testing

@testable import MetaLensPlatform

struct TextConversionTests {
  @Test(arguments: [
    ("SHIFT_JIS", [0x8E, 0xCA, 0x90, 0x5E] as [UInt8], "写真"),
    ("GBK", [0xD5, 0xD5, 0xC6, 0xAC], "照片"),
    ("EUC-KR", [0xBB, 0xE7, 0xC1, 0xF8], "사진"),
    ("WINDOWS-1252", [0x93, 0x43, 0x61, 0x66, 0xE9, 0x94], "“Café”"),
    ("UTF-16LE", [0x41, 0x00, 0x3D, 0xD8, 0x00, 0xDE], "A😀"),
    ("ISO-2022-JP", [0x1B, 0x24, 0x42, 0x3C, 0x4C, 0x1B, 0x28, 0x42, 0x21], "写!"),
    ("UTF-8", [0x61, 0x00, 0x62], "a\0b"),
    ("WINDOWS-1252", [], ""),
  ])
  func decodes(encoding: String, bytes: [UInt8], text: String) {
    #expect(TextConversion.decode(bytes, from: encoding) == text)
  }

  @Test(arguments: [
    ("SHIFT_JIS", [0x41, 0x8E] as [UInt8]), ("SHIFT_JIS", [0x8E, 0x20]), ("GBK", [0xFF, 0xFF]),
    ("EUC-KR", [0xBB]), ("WINDOWS-1252", [0x81]), ("UTF-16LE", [0x3D, 0xD8]), ("UTF-8", [0xFF]),
    ("NO-SUCH-ENCODING", [0x41]), ("", [0x41]), ("UTF-8//IGNORE", [0x41]), ("UTF-8\0", [0x41]),
  ])
  func refuses(encoding: String, bytes: [UInt8]) {
    #expect(TextConversion.decode(bytes, from: encoding) == nil)
  }

  /// Checks that a reused converter keeps no state from the text before.
  @Test(arguments: [
    [0x1B, 0x24, 0x42, 0x46], [0x1B, 0x24, 0x42, 0xFF], [0x1B, 0x24, 0x42, 0x46, 0x7C, 0x4B, 0x5C],
  ])
  func forgetsTheTextBefore(bytes: [UInt8]) {
    _ = TextConversion.decode(bytes, from: "ISO-2022-JP")
    #expect(TextConversion.decode([0x46, 0x7C], from: "ISO-2022-JP") == "F|")
  }

  @Test func refusesMoreThanItsLimit() {
    let maximum = [UInt8](repeating: 0xE9, count: TextConversion.limit)
    #expect(TextConversion.decode(maximum, from: "WINDOWS-1252")?.count == TextConversion.limit)
    #expect(TextConversion.decode(maximum + [0x41], from: "WINDOWS-1252") == nil)
  }
}
