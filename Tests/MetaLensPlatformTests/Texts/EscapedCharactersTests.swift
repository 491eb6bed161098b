import Testing

@testable import MetaLensPlatform

struct EscapedCharactersTests {
  /// Checks each byte at each of 20 places, so that it falls within whole steps of eight and after them.
  @Test(arguments: 0..<256) func aByteIsFoundWhereverItStands(byte: Int) {
    let json = EscapedCharacters(beginningWith: Array(0..<0x20) + [0x22, 0x5C, 0x7F, 0xE2]) { _, _, _ in true
    }
    let isOdd = byte < 0x20 || [0x22, 0x5C, 0x7F, 0xE2].contains(byte)
    // If a letter is odd, nothing is skipped.
    let letters = EscapedCharacters(beginningWith: [0x61]) { _, _, _ in true }
    for place in 0..<20 {
      var text = Array(repeating: UInt8(ascii: "~"), count: 20)
      text[place] = UInt8(byte)
      #expect(occur(json, in: text) == isOdd)
      #expect(occur(letters, in: text) == (byte == 0x61))
    }
  }

  @Test func theBytesBehindDecide() {
    let odd = EscapedCharacters(beginningWith: [0xE2]) { $0 == 0xE2 && ($1, $2) == (0x80, 0xA0) }
    for before in 0..<18 {
      let start = Array(repeating: UInt8(ascii: "x"), count: before)
      #expect(occur(odd, in: start + [0xE2, 0x80, 0xA0]))
      #expect(!occur(odd, in: start + [0xE2, 0x80, 0x9C]))
      #expect(!occur(odd, in: start + [0xE2]))
    }
    #expect(!occur(odd, in: []))
  }

  private func occur(_ odd: EscapedCharacters, in text: [UInt8]) -> Bool {
    unsafe text.withUnsafeBufferPointer { unsafe odd.occur(in: $0) }
  }
}
