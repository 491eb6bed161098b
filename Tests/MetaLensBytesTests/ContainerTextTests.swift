import Testing

@testable import MetaLensBytes

struct ContainerTextTests {
  @Test(
    arguments: [
      ([], 9, ""), ([0x41, 0x42], 9, "AB"), ([0x41, 0x42], 1, "A"), ([0xE9, 0x41], 9, "\u{E9}A"),
      ([0xE9, 0x41], 2, "\u{E9}"), ([0xE9], 1, ""), ([0x41, 0xE9], 2, "A"), ([0x41], -1, ""),
    ] as [([UInt8], Int, String)])
  func latin1(bytes: [UInt8], limit: Int, text: String) {
    #expect(ContainerText.latin1(bytes[...], limit: limit) == text)
  }

  @Test(arguments: [
    ("abc", 9, "abc"), ("abc", 2, "ab"), ("\u{65E5}\u{672C}", 6, "\u{65E5}\u{672C}"),
    ("\u{65E5}\u{672C}", 5, "\u{65E5}"), ("\u{65E5}\u{672C}", 4, "\u{65E5}"),
    ("\u{65E5}\u{672C}", 3, "\u{65E5}"),
    ("\u{65E5}", 2, ""), ("\u{1F600}", 3, ""), ("\u{1F600}", 0, ""),
  ])
  func utf8(text: String, limit: Int, cut: String) {
    #expect(ContainerText.utf8(Array(text.utf8)[...], limit: limit) == cut)
  }

  @Test(arguments: [[0xFF], [0xC3], [0xC0, 0x80], [0xED, 0xA0, 0x80]] as [[UInt8]])
  func whatIsNoUnicodeIsRepaired(bytes: [UInt8]) {
    #expect(ContainerText.utf8(bytes[...], limit: 9) == nil)
    let (text, isRepaired) = ContainerText.repaired(bytes[...], limit: 9)
    #expect(isRepaired)
    #expect(text.unicodeScalars.map(\.value) == bytes.map(UInt32.init))
  }

  @Test(arguments: [
    // 写真 in Shift-JIS, cut within a character of the decoded text and within a character of the bytes.
    ([0x8E, 0xCA, 0x90, 0x5E], 9, "写真"), ([0x8E, 0xCA, 0x90, 0x5E], 5, "写"),
    ([0xE9, 0x41, 0x41, 0x41], 4, "éAA"),
  ])
  func whatNoStandardFixesIsGuessed(bytes: [UInt8], limit: Int, text: String) {
    let guess = ContainerText.guessed(bytes[...], limit: limit)
    #expect(guess.isGuessed && guess.text == text)
  }
}
