import Testing

@testable import MetaLensDecoding

struct XMPPaddingTests {
  @Test(
    arguments: [
      ("<a/> \n\t\r <?xpacket end=\"w\"?>", 4), ("<a/><?xpacket end='r'?>\n", 4),
      ("<\n<?xpacket end='w'?>", 1), ("x\n<?xpacket end='w'?>", nil),
      ("\u{FEFF}<a/> <?xpacket end='w'?>", 7), ("\n<a/> <?xpacket end='w'?>", nil),
      ("<a/>  ", nil), ("<a/> <?xpacket end=\"x\"?>", nil), ("<a/> <?xpacket end=\"w\"?>x", nil),
      ("<?xpacket end=\"w\"?>", nil), ("  <?xpacket end=\"w\"?>", nil), ("", nil),
      // White space of other scripts isn't white space in XML.
      ("<a/>\u{A0}<?xpacket end=\"w\"?>", 6),
    ] as [(String, Int?)])
  func beginsBehindTheText(text: String, start: Int?) {
    #expect(XMPPadding.start(in: Array(text.utf8)[...]) == start)
    // The text in the middle of an array.
    let more = Array(("<<" + text).utf8)
    #expect(XMPPadding.start(in: more[2...]) == start.map { $0 + 2 })
  }
}
