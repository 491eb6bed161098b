import MetaLensKit
import MetaLensSamples
import Testing

@testable import MetaLensRendering

struct PageExhibitTests {
  @Test func standsBesideTheHashes() async throws {
    let page = try await ExamplePage.of(ExamplePhoto.camera().bytes)
    let text = MarkupCheck(page).text
    #expect(text.contains("SHA-256") && text.contains("MD5"))
    #expect(text.matches(of: /MD5[0-9a-f]{32}/).count == 1)
  }

  @Test func isEscapedAndInOrder() throws {
    var details = ExhibitDetails()
    details.caseNumber = "<script>"
    details.examiner = "A. \u{202E}Example"
    details.evidence = "E\"3"
    details.notes = ["first", "second"]
    let markup = PageExhibit(details: details, language: .english).markup(sha256: "ab", md5: nil)
    let check = MarkupCheck(markup)
    #expect(check.faults == [])
    #expect(check.text.contains("<script>") && check.text.contains("not computed"))
    let first = try #require(check.text.firstRange(of: "first")),
      second = try #require(check.text.firstRange(of: "second"))
    #expect(first.lowerBound < second.lowerBound)
    #expect(PageExhibit(details: ExhibitDetails(), language: .english).markup.isEmpty)
  }
}
