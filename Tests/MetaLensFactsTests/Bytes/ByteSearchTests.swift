import MetaLensFacts
import Testing

struct ByteSearchTests {
  @Test(
    arguments: [
      ("", "", true), ("", "a", false), ("abc", "", true), ("abc", "abc", true), ("abc", "abcd", false),
      ("aab", "ab", true), ("ababac", "abac", true), ("abab", "ba", true), ("abab", "bb", false),
      ("xaaaaay", "aaay", true),
    ])
  func findsBytes(text: String, bytes: String, isThere: Bool) {
    #expect(Array(text.utf8).contains(bytes: Array(bytes.utf8)) == isThere)
  }

  @Test(
    arguments: [
      ("abcabd", "ab", "cabd"), ("abcabd", "abd", ""), ("aab", "ab", ""), ("abc", "", "abc"),
      ("abc", "x", nil), ("ab", "abc", nil),
    ] as [(String, String, String?)])
  func givesWhatFollows(text: String, bytes: String, expected: String?) {
    let rest = Array(text.utf8).rest(behind: Array(bytes.utf8))
    #expect(rest.map { String(decoding: $0, as: UTF8.self) } == expected)
  }
}
