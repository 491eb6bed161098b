import MetaLensKit
import MetaLensPlatform
import Testing

@testable import MetaLensRendering

struct PageDocumentTests {
  @Test(arguments: Language.allCases) func framesAPage(language: Language) {
    let document = PageDocument(
      language: language, names: [FileLabel(SystemPath("</title><script>.jpg")), FileLabel(SystemPath("b"))])
    let page = document.head + document.tail
    let check = MarkupCheck(page)
    #expect(check.faults == [])
    #expect(page.contains("<html lang=\"\(language.rawValue)\""))
    #expect(page.contains("default-src 'none'; style-src 'sha256-") && !page.contains("unsafe-inline"))
    #expect(page.contains("counter(page)") && page.contains("prefers-color-scheme: dark"))
    #expect(!page.contains("://") && !page.contains("<script") && !page.contains("@import"))
    #expect(!check.elements.contains("script") && check.elements.contains("nav"))
  }

  @Test func oneFileHasNoContents() {
    let document = PageDocument(language: .english, names: [FileLabel(SystemPath("a.jpg"))])
    #expect(!document.head.contains("<nav>"))
    #expect(document.head.contains("<title>Photo report: a.jpg</title>"))
  }

  @Test func standardInputHasWords() {
    let names = [FileLabel(SystemPath("-")), FileLabel(SystemPath("./-"))]
    let head = PageDocument(language: .english, names: names).head
    #expect(head.contains("<title>Photo report: standard input …</title>"))
    #expect(head.contains(">" + HTMLText.value("standard input", in: .english) + "</a>"))
    #expect(head.contains(">" + HTMLText.value("./-", in: .english) + "</a>"))
  }
}
