import Testing

@testable import MetaLensCLI

@Suite struct Base64Tests {
  /// RFC 4648, 10.
  @Test(arguments: [
    ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="), ("fooba", "Zm9vYmE="),
    ("foobar", "Zm9vYmFy"),
  ])
  func isAsTheStandardSays(text: String, coded: String) { #expect(Base64.text(Array(text.utf8)) == coded) }

  @Test func hasAllDigits() { #expect(Base64.text([0xFB, 0xFF, 0xFE, 0x00]) == "+//+AA==") }
}
