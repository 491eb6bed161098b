import MetaLensKit
import MetaLensPlatform
import Testing

@testable import MetaLensCLI

struct RequestLineTests {
  @Test(
    arguments: [
      (#"{"path":"a"}"#, true, nil), (#"12 {"name":"a"}"#, true, 12), ("0 {", true, 0), ("{", true, nil),
      ("999999999999999999 {", true, 999_999_999_999_999_999), ("9999999999999999999 {", false, nil),
      ("12", false, nil), ("12 ", false, nil), ("12 [", false, nil), ("", false, nil), ("-1 {", false, nil),
      ("١ {", false, nil),
    ] as [(String, Bool, Int?)])
  func theBeginningTellsHowManyBytesFollow(text: String, isLine: Bool, count: Int?) {
    let line = RequestLine(Array(text.utf8), isWhole: true)
    #expect((line != nil) == isLine)
    #expect(line?.byteCount == count)
  }

  /// A report's `file` states its path in the same two keys.
  @Test(arguments: [Array("ä/b.jpg".utf8), [0x61, 0xFF, 0x2F, 0x0A]])
  func aReportsNamesCanBeAskedFor(bytes: [UInt8]) throws {
    let path = SystemPath(bytes: bytes)
    let text =
      path.isUTF8 ? #"{"path":"\#(path.display)"}"# : #"{"pathBytes":"\#(Hexadecimal.text(path.bytes))"}"#
    let line = try #require(RequestLine(Array(text.utf8), isWhole: true))
    #expect(try line.photo().path == path)
  }

  @Test func aCutLineNamesNothing() throws {
    let line = try #require(RequestLine(Array(#"3 {"id":"7","name":"a"}"#.utf8), isWhole: false))
    #expect(throws: RequestLine.Mistake.self) { try line.photo() }
    #expect(line.byteCount == 3)
  }
}
