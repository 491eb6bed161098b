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
}
