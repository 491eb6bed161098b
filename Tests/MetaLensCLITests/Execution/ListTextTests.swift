import Testing

@testable import MetaLensCLI

struct ListTextTests {
  /// Returns a text in UTF-16 after its byte order mark.
  static func utf16(_ text: String, isBig: Bool) -> [UInt8] {
    ("\u{FEFF}" + text).utf16.flatMap { unit -> [UInt8] in
      let pair = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
      return isBig ? pair : pair.reversed()
    }
  }

  @Test(arguments: [true, false], ["", "a", "p/ü写\u{1F600}.jpg\r\nq\r\n", "a\0b"])
  func utf16IsRead(isBig: Bool, text: String) {
    let bytes = Self.utf16(text, isBig: isBig)
    #expect(ListText.isUTF16(bytes) && ListText.utf8(bytes) == Array(text.utf8))
    // Half a unit at the end is ignored.
    #expect(ListText.utf8(bytes + [0x41]) == Array(text.utf8))
  }

  @Test(arguments: [[], [0xFF], [0xFE], [0x61, 0], [0xEF, 0xBB, 0xBF, 0x61], [0xC3, 0xBC]] as [[UInt8]])
  func anythingElseIsAsItIs(bytes: [UInt8]) {
    #expect(!ListText.isUTF16(bytes) && ListText.utf8(bytes) == bytes)
  }
}
