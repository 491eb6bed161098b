import MetaLensKit
import Testing

@testable import MetaLensCLI

struct JSONFormFieldsTests {
  private static let evidence = Evidence(location: "a\u{0}\u{85}\u{202E}\"\\é", offset: 1)

  @Test func comesBack() {
    #expect(Evidence(wire: Self.evidence.wire[...]) == Self.evidence)
    // A field stands amid the bytes of its message.
    let message = [1, 2] + Self.evidence.wire + [3]
    #expect(Evidence(wire: message[2..<message.count - 1]) == Self.evidence)
  }

  /// Checks what reports may have and fields may not.
  @Test(arguments: [
    "", "{", "null", "1", "[]", #"{"where":"a"}"#, #"{"offset":1,"where":"a"}"#,
    #"{"offset":1,"tag":null}"#, #"{"offset":"1","tag":null,"where":"a"}"#,
    #"{"offset":1.0,"tag":null,"where":"a"}"#, #"{"offset":1,"tag":65536,"where":"a"}"#,
    #"{"offset":1,"tag":null,"where":"a","x":null}"#, #"{"offset":1,"tag":null,"where":"a"} "#,
    #"{"offset":1,"tag":null,"where":"a"},"#, #"{"offset":1,"tag":null,"where":"a"}{}"#,
    #"{"offset":1,"tag":null,"where":NaN}"#,
  ])
  func whatIsElseIsNone(text: String) {
    #expect(Evidence(wire: Array(text.utf8)[...]) == nil)
    #expect(Evidence(wire: Array(#"{"offset":1,"tag":null,"where":"a"}"#.utf8)[...]) != nil)
  }

  @Test func textsAreUTF8() {
    let text = #"{"offset":1,"tag":null,"where":"a"}"#
    let bytes = text.utf8.map { $0 == UInt8(ascii: "a") ? 0xFF : $0 }
    #expect(Evidence(wire: bytes[...]) == nil)
  }

  @Test func valuesAreBounded() {
    #expect([Int](wire: Array(repeating: 7, count: 19_999).wire[...])?.count == 19_999)
    #expect([Int](wire: Array(repeating: 7, count: 20_000).wire[...]) == nil)
  }
}
