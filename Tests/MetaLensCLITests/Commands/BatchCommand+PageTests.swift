import MetaLensKit
import MetaLensPlatform
import MetaLensRendering
import MetaLensSamples
import Testing

@testable import MetaLensCLI

struct BatchCommandPageTests {
  /// The head of a page of a selection says that it is one, counts what standard error counts, and says when it was made.
  @Test func aPageSaysWhatItDoesNotShow() async throws {
    let run = CannedRun(photos: BatchCommandTests.photos)
    _ = await run.run("batch", "p", "--format", "html", "--only", "green", "--exclude", "*.heic", "--quiet")
    let text = run.outputText
    let end = try #require(text.firstRange(of: "<main>")).lowerBound
    let page = text[..<end]
    for words in [
      "This page is a selection (--only green --exclude).", "3 analysed: 1 green, 1 amber, 1 red.",
      "3 failed:",
      "Other files skipped (not photos): 2 (1 .txt, …).", "Not shown, as chosen: 5.", "Analysed (UTC)",
      "Z</td>",
    ] {
      #expect(page.contains(words), "\(words)")
    }
    let whole = CannedRun(photos: BatchCommandTests.photos)
    _ = await whole.run("batch", "p", "--format", "html", "--quiet")
    #expect(!whole.outputText.contains("selection (") && whole.outputText.contains("3 failed:"))
  }

  /// A page of an interrupted run is whole too, and its head says that it was interrupted.
  @Test func anInterruptedPageSaysSo() async throws {
    let run = CannedRun(photos: BatchCommandTests.photos, interruptedAfter: 2)
    #expect(await run.run("batch", "p", "-j1", "--format", "html", "-o", "out") == .interrupted)
    let page = String(decoding: try #require(run.current { $0.files["out.partial"] }), as: UTF8.self)
    let end = try #require(page.firstRange(of: "<main>")).lowerBound
    #expect(page[..<end].contains(MessageKey.summaryInterrupted.text(in: .english)))
    #expect(page[..<end].contains("2 analysed: 1 green, 1 amber, 0 red."))
    #expect(page.hasSuffix("</html>\n") && page.ranges(of: "<details>").count == 2)
  }

  /// Rows stand in the order of their paths, although they wait for the page's head.
  @Test func aPagesRowsAreInOrder() async {
    let run = CannedRun(photos: BatchCommandTests.photos)
    _ = await run.run("batch", "p", "--format", "html")
    let rows = run.outputText.split(separator: "class=\"name\"><bdi>").dropFirst()
    let names = rows.map { row in String(row.prefix { $0 != "<" }) }
    #expect(names == ["a.jpg", "b.jpg", "c.jpg", "empty.jpg", "hidden", "x.png"])
  }

  @Test func aPageWithoutRowsSaysSo() async {
    let run = CannedRun(photos: BatchCommandTests.photos)
    #expect(await run.run("batch", "q", "--format", "html", "--only", "red") == .success)
    #expect(run.outputText.contains(MessageKey.pageManyEmpty.text(in: .english)))
    // The counts are of what was analyzed, and so is the time.
    #expect(run.outputText.contains("Analysed (UTC)") && !run.outputText.contains("sha256sum"))
  }
}
