import Testing

@testable import MetaLensCLI

@Suite struct DisplayWidthTests {
  @Test(arguments: [
    ("", 0), ("abc", 3), ("é", 1), ("e\u{301}", 1), ("한국어", 6), ("\u{1112}\u{1161}\u{11ab}", 2),
    ("日本語", 6), ("ｶﾒﾗ", 3), ("カメラ", 6), ("照相机", 6), ("Ａ", 2), ("“”…", 3), ("×", 1), ("👩\u{200d}🔬", 2),
    ("🇰🇷", 2), ("❤️", 2), ("Größe", 5), ("。", 2), ("\u{200d}", 2), ("\u{300}", 0),
  ])
  func counts(text: String, width: Int) { #expect(DisplayWidth.of(text) == width) }

  @Test func pads() {
    #expect(DisplayWidth.padding("한", to: 5) == "한   ")
    #expect(DisplayWidth.paddingLeft("日本", to: 5) == " 日本")
    #expect(DisplayWidth.padding("long", to: 2) == "long")
    #expect(DisplayWidth.truncating("日本語", to: 4) == "日…")
  }
}
