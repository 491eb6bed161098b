import Testing

@testable import MetaLensDecoding

struct XMPEncodingTests {
  @Test(
    arguments: [
      ([0xEF, 0xBB, 0xBF, 0x3C], .utf8, 4), ([0x3C, 0x3F, 0, 0], .utf8, 2), ([0x3C, 0x00], .utf16, 2),
      ([0xFF, 0xFE, 0x3C, 0x00, 0x3E, 0x00, 0, 0], .utf16, 6), ([0xFE, 0xFF, 0, 0x3C, 0, 0], .utf16, 4),
      ([0, 0x3C, 0, 0x61], .utf16, 4), ([0xFF, 0xFE, 0, 0, 0x3C, 0, 0, 0], .utf32, 5),
      ([0, 0, 0, 0x3C], .utf32, 4), ([], .utf8, 0), ([0, 0], .utf8, 0),
    ] as [([UInt8], XMPEncoding, Int)])
  func tellsTheEncoding(bytes: [UInt8], encoding: XMPEncoding, end: Int) {
    let found = XMPEncoding(bytes)
    #expect(found == encoding)
    #expect(found.end(of: bytes) == end)
  }
}
