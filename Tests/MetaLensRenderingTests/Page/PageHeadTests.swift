import MetaLensKit
import Testing

@testable import MetaLensRendering

struct PageHeadTests {
  @Test func beginsAPageThatIsClosedAsAWhole() {
    let head = PageHead.markup(
      in: .korean, policy: "default-src 'none'", style: "p{}", title: "a.jpg", heading: "A photo")
    let check = MarkupCheck(head + "</header></body></html>")
    #expect(check.faults == [])
    #expect(head.contains("<html lang=\"ko\" dir=\"ltr\">"))
    #expect(head.contains("http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'\""))
    #expect(head.hasSuffix("<header>\n<h1>A photo</h1>\n"))
  }
}
