import MetaLensKit
import Testing

@testable import MetaLensRendering

struct PageHeadTests {
  @Test func beginsAPageThatIsClosedAsAWhole() {
    let head = PageHead(
      language: .korean, policy: "default-src 'none'", style: "p{}", title: "a.jpg", heading: "A photo")
    let check = MarkupCheck(head.markup + "</header></body></html>")
    #expect(check.faults == [])
    #expect(head.markup.contains("<html lang=\"ko\" dir=\"ltr\">"))
    #expect(head.markup.contains("http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'\""))
    #expect(head.markup.hasSuffix("<header>\n<h1>A photo</h1>\n"))
  }
}
