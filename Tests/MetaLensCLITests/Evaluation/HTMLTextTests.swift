import Testing

@testable import MetaLensCLI

struct HTMLTextTests {
  @Test(arguments: [
    ("plain ü 写真", "plain ü 写真"),
    ("<script>alert('1')</script>", "&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;"),
    ("\" onload=\"x", "&quot; onload=&quot;x"), ("&lt;", "&amp;lt;"), ("a`b", "a&#96;b"),
    ("a\u{202E}b\u{0}", "a\\u{202e}b\\u{0}"), ("<\u{301}", "&lt;\u{301}"),
  ])
  func isText(text: String, expected: String) { #expect(HTMLText.escaping(text) == expected) }
}
