import MetaLensKit
import Testing

@testable import MetaLensRendering

struct PageFooterTests {
  /// Nothing in a text ends the string, the rule or the style sheet.
  @Test(arguments: [
    "\"; } body { display: none", "</style><script>", "\\", "a\nb", "url(//x)", "*/", "\u{202E}",
  ])
  func textIsOnlyText(text: String) {
    let string = PageFooter.string(text)
    let inside = string.dropFirst().dropLast()
    #expect(string.hasPrefix("\"") && string.hasSuffix("\""))
    #expect(
      !inside.contains("\"") && !inside.contains("<") && !inside.contains("\n") && !inside.contains("}"))
  }

  /// A page that doesn't say how to verify it doesn't point there.
  @Test(arguments: [true, false]) func pointsOnlyToWhatIsThere(hasCheck: Bool) {
    var footer = PageFooter(model: "fitted/1.1", language: .english)
    footer.hasCheck = hasCheck
    for text in [footer.sentence, footer.rule, footer.markup()] {
      #expect(text.contains("To verify") == hasCheck, "\(text)")
    }
  }

  @Test(arguments: Language.allCases) func tellsToolModelFileAndCase(language: Language) {
    let footer = PageFooter(model: "fitted/1.1", caseNumber: "2026-114/7", sha256: "ab12", language: language)
    for words in ["MetaLens \(MetaLensVersion.current)", "fitted/1.1", "2026-114/7", "SHA-256 ab12"] {
      #expect(footer.sentence.contains(words))
    }
    // A page of many photos says where the model's error rates are documented; a page of compared pictures has no
    // model.
    let note = Message.noteModel(model: "fitted/1.1").text(in: language)
    #expect(footer.markup(limits: true).contains(HTMLText.escaped(note)))
    #expect(!footer.markup().contains(HTMLText.escaped(note)))
    #expect(!PageFooter(model: nil, language: language).markup(limits: true).contains("Docs/Accuracy.md"))
    #expect(footer.rule.contains("counter(page) \" / \" counter(pages)"))
  }

  /// A page without its end has no script that could say so.
  @Test(arguments: Language.allCases) func headTellsThatTheEndIsMissing(language: Language) {
    let style = PageFooter(model: nil, language: language).style
    let text = PageFooter.string(MessageKey.pageUnended.text(in: language))
    #expect(style.contains("body:not(:has(> footer)) main::before { content: \(text); }\n"))
    // What is still being loaded isn't called cut off at once, but on paper.
    #expect(style.contains("body:not(:has(> footer)) main::before { animation: late 5s step-end; }"))
    #expect(style.contains("body:not(:has(> footer)) main::before { animation: none; }"))
    #expect(PageFooter(model: nil, language: language).markup().contains("</main>\n<footer>"))
  }
}
