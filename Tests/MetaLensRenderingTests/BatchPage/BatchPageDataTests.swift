import MetaLensKit
import MetaLensSamples
import Testing

@testable import MetaLensRendering

struct BatchPageDataTests {
  @Test(arguments: [
    ("</script>", "\"\\u003c/script\\u003e\""), ("a&b", "\"a\\u0026b\""),
    ("\u{2027}\u{2028}\u{2029}\u{202A}", "\"\u{2027}\\u2028\\u2029\\u202a\""), ("é語", "\"é語\""),
  ])
  func writesOutWhatCouldEndIt(text: String, expected: String) throws {
    let json = BatchPageData.escaped(JSONValue.string(text).written())
    #expect(String(decoding: json, as: UTF8.self) == expected)
    #expect(try ForeignJSON.parse(expected) == .string(text))
  }

  @Test(arguments: [[0xE2], [0xE2, 0x80], [0x22, 0xE2, 0x80, 0x22]] as [[UInt8]])
  func bytesThatEndEarlyStay(bytes: [UInt8]) { #expect(BatchPageData.escaped(bytes) == bytes) }
}
