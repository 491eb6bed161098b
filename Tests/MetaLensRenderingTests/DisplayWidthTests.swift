import Testing

@testable import MetaLensRendering

struct DisplayWidthTests {
  @Test(arguments: [
    ("", 0), ("abc", 3), ("é", 1), ("e\u{301}", 1), ("한국어", 6), ("\u{1112}\u{1161}\u{11ab}", 2),
    ("日本語", 6), ("ｶﾒﾗ", 3), ("カメラ", 6), ("照相机", 6), ("Ａ", 2), ("“”…", 3), ("×", 1), ("👩\u{200d}🔬", 4),
    ("abe\u{301}", 3), ("ab日c", 5), ("🇰🇷", 2), ("❤️", 2), ("Größe", 5), ("。", 2), ("\u{200d}", 2),
    ("\u{300}", 0), (String(repeating: "\u{1100}", count: 33), 66), ("\u{1100}\u{1161}\u{1161}\u{1161}", 3),
    ("\u{1161}\u{1161}", 2), ("각\u{11a8}", 2), ("🇰🇷🇰🇷", 4), ("🇰", 2), ("\u{ad}\u{ad}", 2), ("\u{600}1", 2),
    ("क्ष", 2), (String(repeating: "👩\u{200d}", count: 20) + "🔬", 42),
  ])
  func counts(text: String, width: Int) { #expect(DisplayWidth.of(text) == width) }

  /// Returns a letter with this many accents.
  private static func marked(_ count: Int) -> String {
    "a" + String(repeating: "\u{301}", count: count)
  }

  @Test func pads() {
    #expect(DisplayWidth.padding("한", to: 5) == "한   ")
    #expect(DisplayWidth.paddingLeft("日本", to: 5) == " 日本")
    #expect(DisplayWidth.padding("long", to: 2) == "long")
  }

  @Test(arguments: [
    ("日本語", 4, "日…"), ("abcd", 4, "abcd"), ("abcde", 4, "abc…"), ("abcd日本", 4, "abc…"),
    ("abcde\u{301}", 4, "abc…"),
    ("abcd\u{301}", 4, "abcd\u{301}"), ("a", 0, "…"), ("ab", 1, "…"), ("", 0, ""),
    (marked(12) + "bcd", 3, marked(7) + "b…"), ("ab" + marked(12) + "cd", 4, "ab" + marked(7) + "…"),
    ("日" + marked(7) + "bcd", 4, "日" + marked(7) + "…"), (marked(40), 4, marked(7) + "…"),
  ])
  func truncates(text: String, columns: Int, shown: String) {
    #expect(DisplayWidth.truncating(text, to: columns) == shown)
  }

  /// Only the end of a long text is examined: where a flag, which consists of two regional indicators, begins depends
  /// on all indicators before it.
  @Test(arguments: [
    ("abcd", 4, "abcd"), ("photos/a.jpg", 8, "…s/a.jpg"), ("日本語", 4, "…語"), ("abcd", 1, "…"),
    (String(repeating: "\u{1F1E6}", count: 100_000), 6, "…" + String(repeating: "\u{1F1E6}", count: 4)),
  ])
  func truncatesFront(text: String, columns: Int, shown: String) {
    #expect(DisplayWidth.truncatingFront(text, to: columns) == shown)
  }

  @Test(arguments: [
    ("abcdef", 6, "abcdef"), ("abcdefg", 6, "abc…fg"), ("abcdefg", 5, "ab…fg"), ("abcdefg", 2, "a…"),
    ("abcdefg", 1, "…"), ("", 1, ""), ("写真写真.jpg", 8, "写真…jpg"), ("写真写真.jpg", 7, "写…jpg"),
  ])
  func losesItsMiddle(text: String, columns: Int, shown: String) {
    #expect(DisplayWidth.truncatingMiddle(text, to: columns) == shown)
    #expect(DisplayWidth.of(shown) <= max(columns, 1))
  }
}
