import MetaLensKit
import MetaLensSamples
import Testing

@testable import MetaLensCLI

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

  // With its type stated: alone the compiler would take 16 s to find it.
  @Test(
    arguments: [
      (["analyze", "a.jpg", "--case", "1"], false),
      (["batch", ".", "--note", "1", "--format", "csv"], false),
      (["analyze", "a.jpg", "--case", "1", "--format", "html"], true),
      (["batch", ".", "--examiner", "1", "--format", "html"], true),
      (["analyze", "a.jpg", "--case", " ", "--format", "html"], false),
      (["analyze", "a.jpg", "--evidence", String(repeating: "é", count: 200), "--format", "html"], true),
      (["analyze", "a.jpg", "--evidence", String(repeating: "é", count: 201), "--format", "html"], false),
      (["inspect", "a.jpg", "--case", "1"], false),
      (
        ["analyze", "a.jpg", "--format", "html"]
          + Array(repeating: ["--note", "n"], count: 20).flatMap(\.self), true
      ),
      (
        ["analyze", "a.jpg", "--format", "html"]
          + Array(repeating: ["--note", "n"], count: 21).flatMap(\.self), false
      ),
    ] as [([String], Bool)])
  func isBoundedAndForPagesOnly(arguments: [String], isTaken: Bool) async {
    let run = CannedRun(photos: ["a.jpg": .success(.sample()), "./a.jpg": .success(.sample())])
    #expect((await run.run(arguments) == .usage) == !isTaken)
    if isTaken { #expect(run.outputText.contains("class=\"exhibit\"")) }
  }
}
