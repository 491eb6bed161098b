import Testing

@testable import MetaLensRendering

struct TextWrappingTests {
  static let cases: [(text: String, columns: Int, lines: [String])] = [
    ("", 10, [""]),
    ("one two", 10, ["one two"]),
    ("one two three", 7, ["one two", "three"]),
    ("one two three", 8, ["one two", "three"]),
    ("one  two", 4, ["one", "two"]),
    ("abcdefghij", 4, ["abcd", "efgh", "ij"]),
    ("a abcdefghij", 4, ["a", "abcd", "efgh", "ij"]),
    // A no-break space keeps French punctuation with its word.
    ("mot\u{A0}: deux", 6, ["mot\u{A0}:", "deux"]),
    ("符号化方式は", 6, ["符号化", "方式は"]),
    ("符号化。方式", 6, ["符号", "化。方", "式"]),
    ("符号（方式", 6, ["符号", "（方式"]),
    ("画像 JPEG の品質", 10, ["画像 JPEG", "の品質"]),
    ("부호화 방식은", 8, ["부호화", "방식은"]),
    ("a\u{301}b", 2, ["a\u{301}b"]),
  ]

  @Test(arguments: cases) func breaksLines(_ text: String, _ columns: Int, _ lines: [String]) {
    #expect(TextWrapping.lines(text, columns: columns) == lines)
  }

  @Test(arguments: [2, 7, 40]) func noLineIsWider(columns: Int) {
    let text = String(repeating: "符号 letters。（カメラ）", count: 50) + String(repeating: "x", count: 99)
    let lines = TextWrapping.lines(text, columns: columns)
    #expect(lines.allSatisfy { DisplayWidth.of($0) <= columns })
    #expect(lines.joined().filter { $0 != " " } == text.filter { $0 != " " })
  }
}
