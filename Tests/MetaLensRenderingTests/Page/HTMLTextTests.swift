import MetaLensKit
import Testing

@testable import MetaLensRendering

struct HTMLTextTests {
  @Test(arguments: [
    ("<script>alert(1)</script>", "&lt;script&gt;alert(1)&lt;/script&gt;"),
    ("\" onload=\"x", "&quot; onload=&quot;x"), ("it's `a`", "it&#39;s &#96;a&#96;"),
    ("&lt;b&gt;", "&amp;lt;b&amp;gt;"), ("]]><!--", "]]&gt;&lt;!--"),
    ("a\u{0}b", "a\\u{0}b"), ("evil\u{202E}gpj.exe", "evil\\u{202e}gpj.exe"),
    ("\u{2067}x\u{2069}", "\\u{2067}x\\u{2069}"), ("a\nb\u{7F}", "a\\u{a}b\\u{7f}"), ("写真 é", "写真 é"),
    ("a" + String(repeating: "\u{323}", count: 100), "a\u{323}\u{323}\u{323}\u{323}"),
  ])
  func strangersTextIsOnlyText(text: String, shown: String) {
    #expect(HTMLText.value(text, in: .english) == "<bdi>\(shown)</bdi>")
    #expect(HTMLText.plainValue(text, in: .english) == shown)
  }

  @Test func longTextIsCutAndCounted() {
    let text = HTMLText.value(String(repeating: "é", count: 100_000), maximum: 10, in: .english)
    #expect(text == "<bdi>" + String(repeating: "é", count: 10) + " … (99990 more characters)</bdi>")
  }

  /// The note has 22 characters; the part that it hides has more than twice as many.
  @Test(arguments: [
    (String(repeating: "é", count: 54), String(repeating: "é", count: 54)),
    (String(repeating: "é", count: 55), "éééééééééé … (45 more characters)"),
    ("it looks the same as before and", "it looks the same as before and"),
    ("it looks the" + String(repeating: " word", count: 12), "it looks … (64 more characters)"),
    ("it looks a" + String(repeating: " word", count: 12), "it looks a … (60 more characters)"),
    ("a" + String(repeating: "b", count: 70), "abbbbbbbbb … (61 more characters)"),
  ])
  func isCutBehindAWordWhereItPays(text: String, shown: String) {
    #expect(HTMLText.plainValue(text, maximum: 10, in: .english) == shown)
  }

  @Test func valuesInAMessageStandApart() {
    let pieces = Message.pageDatesWritten(text: "<i> {text}").pieces(in: .english)
    #expect(pieces == [.words("written: "), .value("<i> {text}")])
    #expect(HTMLText.message(pieces, in: .english) == "written: <bdi>&lt;i&gt; {text}</bdi>")
  }
}
