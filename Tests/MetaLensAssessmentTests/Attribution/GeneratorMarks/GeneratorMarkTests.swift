import Testing

@testable import MetaLensAssessment

struct GeneratorMarkTests {
  @Test(arguments: [
    ("a lighthouse", "a lighthouse"), ("  a\n\tlighthouse \0", "a lighthouse"), ("", ""), (" \n", ""),
    (" a", "a"), ("a ", "a"), ("a  b", "a b"), (" ", ""),
    ("a b c", "a b c"), ("a\u{1}b", "a\u{1}b"),
    (String(repeating: "x", count: 121), String(repeating: "x", count: 120) + "…"),
    (String(repeating: "x", count: 120), String(repeating: "x", count: 120)),
  ])
  func isShortened(text: String, expected: String) {
    #expect(GeneratorMark.shortened(text) == expected)
  }
}
