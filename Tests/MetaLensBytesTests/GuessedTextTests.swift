import Testing

@testable import MetaLensBytes

struct GuessedTextTests {
  @Test(arguments: [
    (Array("写真 앨범 é".utf8), "写真 앨범 é", GuessedText.Encoding.utf8),
    // 写真のソフト in Shift-JIS.
    ([0x8E, 0xCA, 0x90, 0x5E, 0x82, 0xCC, 0x83, 0x5C, 0x83, 0x74, 0x83, 0x67], "写真のソフト", .shiftJIS),
    // 写真 in Shift-JIS.
    ([0x8E, 0xCA, 0x90, 0x5E], "写真", .shiftJIS),
    // 사진 편집 in EUC-KR.
    ([0xBB, 0xE7, 0xC1, 0xF8, 0x20, 0xC6, 0xED, 0xC1, 0xFD], "사진 편집", .eucKR),
    // 美图秀秀 in GBK.
    ([0xC3, 0xC0, 0xCD, 0xBC, 0xD0, 0xE3, 0xD0, 0xE3], "美图秀秀", .gbk),
    // José Müller in Windows-1252.
    ([0x4A, 0x6F, 0x73, 0xE9, 0x20, 0x4D, 0xFC, 0x6C, 0x6C, 0x65, 0x72], "José Müller", .windows1252),
    ([0xA9, 0x20, 0x32, 0x30, 0x30, 0x38], "© 2008", .windows1252),
  ])
  func reads(bytes: [UInt8], text: String, encoding: GuessedText.Encoding) {
    let read = GuessedText(bytes[...])
    #expect(read.text == text)
    #expect(read.encoding == encoding)
  }

  /// Checks that a long text's encoding is guessed from its beginning and that all of the text is read with it.
  ///
  /// Where the rest can't be read that way, every byte is read as one letter.
  @Test(
    arguments: [
      ([0xBB, 0xE7, 0xC1, 0xF8, 0x20], [], "사진 ", .eucKR), ([0xBB, 0xE7, 0xC1, 0xF8], [], "사진", .eucKR),
      ([0xBB, 0xE7, 0xC1, 0xF8, 0x20], [0xFF, 0xFF], nil, .latin1),
      ([0x4A, 0x6F, 0x73, 0xE9, 0x20], [], "José ", .windows1252),
    ] as [([UInt8], [UInt8], String?, GuessedText.Encoding)])
  func longTexts(piece: [UInt8], end: [UInt8], text: String?, encoding: GuessedText.Encoding) {
    let read = GuessedText((Array(repeating: piece, count: 3000).joined() + end)[...])
    #expect(read.encoding == encoding)
    if let text { #expect(read.text == String(repeating: text, count: 3000)) }
  }

  @Test func everyByteIsReadSomehow() {
    for byte in UInt8(1)...255 {
      let read = GuessedText([byte, byte, 0x41][...])
      #expect(read.text.hasSuffix("A"))
    }
  }
}
