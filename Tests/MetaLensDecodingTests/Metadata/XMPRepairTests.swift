import Testing

@testable import MetaLensDecoding

struct XMPRepairTests {
  /// Checks what replaces invalid text, byte for byte.
  @Test(
    arguments: [
      ("<a>\u{1}\u{1F}</a>", "<a>  </a>"),
      ("<a>R & B</a>", "<a>R ? B</a>"),
      ("<a>&nbsp;&amp;</a>", "<a>?nbsp;&amp;</a>"),
      ("<a>&#0;&#x110000;&#x;&#10;&#x41;</a>", "<a>?#0;?#x110000;?#x;&#10;&#x41;</a>"),
      ("<a>&#+65;&#x+41;&#-65;</a>", "<a>?#+65;?#x+41;?#-65;</a>"),
      ("<a>&amp</a>", "<a>?amp</a>"),
      ("\n<?xml version='1.0'?><a/>", "\n                     <a/>"),
      ("<?xml version='1.0' encoding='EBCDIC'?><a/>", String(repeating: " ", count: 39) + "<a/>"),
      (
        "<?xml\nversion='1.0'?> <?xml version='1.0'?><a>&</a><?xml ?>",
        String(repeating: " ", count: 43) + "<a>?</a><?xml ?>"
      ),
      ("<a>\u{FFFE}ä\u{1F600}</a>", "<a>???ä\u{1F600}</a>"),
    ])
  func repairs(text: String, repaired: String) {
    #expect(XMPRepair.repaired(Array(text.utf8)[...]).map { String(decoding: $0, as: UTF8.self) } == repaired)
  }

  @Test(
    arguments: [[0xFC], [0xC3], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF5, 0x80, 0x80, 0x80]] as [[UInt8]])
  func bytesThatAreNoCharacter(bytes: [UInt8]) throws {
    let text = Array("<a b='".utf8) + bytes + Array("'/>".utf8)
    let marks = String(repeating: "?", count: bytes.count)
    #expect(XMPRepair.repaired(text[...]).map { String(decoding: $0, as: UTF8.self) } == "<a b='\(marks)'/>")
  }

  @Test func aLargePacketIsLeft() {
    let text = [UInt8](repeating: UInt8(ascii: "&"), count: XMPRepair.maximumBytes + 1)
    #expect(XMPRepair.repaired(text[...]) == nil && XMPRepair.repaired(text.dropLast()) != nil)
  }

  @Test(arguments: ["<a>ä\t\r\n\u{1F600}&lt;</a>", "", "<?xpacket begin='' id=''?><a/>", "<a"])
  func leavesTheRest(text: String) {
    #expect(XMPRepair.repaired(Array(text.utf8)[...]) == nil)
  }
}
