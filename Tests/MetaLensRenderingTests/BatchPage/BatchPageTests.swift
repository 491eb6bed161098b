import MetaLensFacts
import MetaLensKit
import MetaLensSamples
import Testing

@testable import MetaLensRendering

/// Tests that nothing from a photo can run in a page of many, although the page has a script.
struct BatchPageTests {
  private static let hostile = [
    "</script><script>alert(1)</script>", "\"><img src=x onerror=alert(1)>", "<!--<script>", "]]>",
    "'><svg/onload=alert(1)>", "a\u{2028}b\u{2029}c", "\\\"}];alert(1);//", "{count}${alert(1)}`",
    "\u{202E}gpj.exe",
    "</li></ol></details>", "&lt;script&gt;", "\u{0}\u{1B}[31m",
  ]

  @Test(arguments: hostile) func nothingRuns(text: String) async throws {
    let photos = [
      ExamplePhoto.camera { tiff in
        for tag in [ExifTag.make, ExifTag.model, ExifTag.software, ExifTag.artist] {
          tiff.set(tiff.ascii(tag, text), in: .ifd0)
        }
        tiff.set(tiff.ascii(ExifTag.dateTimeOriginal, text), in: .exif)
        tiff.set(tiff.ascii(ExifTag.lensModel, text), in: .exif)
      },
      ExamplePhoto.software("Adobe Photoshop " + text), ExamplePhoto.png(texts: [("Software", text)]),
    ]
    var rows: [String] = []
    for photo in photos {
      rows.append(try await ExampleBatchPage.row(photo.bytes, named: "dir/" + text))
      rows.append(try await ExampleBatchPage.row(photo.bytes, named: text, redacted: true))
    }
    let check = MarkupCheck(ExampleBatchPage.of(rows), isInteractive: true)
    #expect(check.faults == [])
    #expect(check.scripts == [BatchPageScript.text])
    // The script's texts, and a block for each photo.
    #expect(check.data.count == rows.count + 1)
    for block in check.data {
      #expect(!block.contains("<") && !block.contains(">") && !block.contains("&"))
      _ = try ForeignJSON.parse(block)
    }
  }

  @Test(arguments: Language.allCases) func isAWholePageInEveryLanguage(language: Language) async throws {
    let row = try await ExampleBatchPage.row(ExamplePhoto.software("GIMP 2.4.5").bytes, in: language)
    let page = ExampleBatchPage.of([row], in: language)
    let check = MarkupCheck(page, isInteractive: true)
    #expect(check.faults == [])
    #expect(page.contains("<html lang=\"\(language.rawValue)\""))
    for key in [MessageKey.pageManyTitle, .pageManySearch, .pageHeadingCheck] {
      #expect(check.text.contains(key.text(in: language)), "\(key)")
    }
    #expect(check.text.contains(Verdict.Kind.edited.name(in: language)))
    #expect(check.data.last?.contains(Verdict.Kind.resaved.nameOfAll(in: language)) == true)
    #expect(check.data.last?.contains("{count}") == true)
    let filter = Message.pageManyFilter(name: "{name}", value: "{value}").text(in: language)
    #expect(check.data.last?.contains(filter) == true)
  }

  @Test func thePolicyAllowsItsScriptAlone() throws {
    let head = ExampleBatchPage.frame().head()
    let source = try #require(PolicyHash.source(of: BatchPageScript.text))
    #expect(head.contains("default-src 'none'; script-src \(source); style-src 'sha256-"))
    #expect(head.contains("require-trusted-types-for 'script'; trusted-types 'none'"))
    #expect(!head.contains("unsafe-") && !head.contains("://") && !head.contains("onclick"))
    #expect(!BatchPageScript.text.contains("innerHTML") && !BatchPageScript.text.contains("</script"))
  }

  /// Screen readers go from heading to heading: the list has one of its own, before those in its rows.
  @Test(arguments: [true, false]) func theListHasAHeading(hasRows: Bool) throws {
    var about = BatchPageAbout()
    about.hasRows = hasRows
    let head = ExampleBatchPage.frame().head(about: about)
    let heading = try #require(head.firstRange(of: "<h2 class=\"unseen\">Files on this page</h2>"))
    #expect(head[heading.upperBound...].contains("<ol id=\"photos\">"))
    #expect(!BatchPageScript.text.contains("'h4'"))
  }

  /// Points of the map are links, which role `img` would hide.
  @Test func theMapIsNoPicture() {
    let head = ExampleBatchPage.frame().head()
    #expect(head.contains("<svg id=\"map\" viewBox=\"0 0 640 320\" role=\"group\""))
  }

  /// Rows without SHA-256 have none that another one must match.
  @Test(arguments: [true, false]) func anAbsentHashIsNotToBeMatched(hashing: Bool) {
    var reading = ReadingChoice()
    reading.hashing = hashing
    let tail = BatchPage(reading: reading, language: .english, model: "fitted/1").tail(relatives: "")
    #expect(tail.contains("sha256sum") == hashing && tail.contains("--no-hash") != hashing)
    #expect(tail.contains(HTMLText.word(.pageCheckHash, in: .english)) == hashing)
    #expect(tail.contains("No SHA-256 was computed") != hashing)
  }

  /// What isn't shown is said to be missing and counted at the page's head; what a score doesn't mean stands behind the
  /// rows, outside the footer.
  @Test(arguments: Language.allCases) func saysThatItIsASelection(language: Language) {
    let page = BatchPage(language: language, model: "fitted/1", selection: "--only green")
    var about = BatchPageAbout()
    about.counts = ["Not shown, as chosen: 10."]
    let head = page.head(about: about)
    let tail = page.tail(relatives: "")
    let check = MarkupCheck(head + tail, isInteractive: true)
    #expect(
      check.faults == [] && check.text.contains("(--only green)") || check.text.contains("（--only green）"))
    #expect(!ExampleBatchPage.frame(language: language).head().contains("--only"))
    let footer = tail.firstRange(of: "<footer>").map { tail[$0.lowerBound...] } ?? tail[...]
    let body = tail.dropLast(footer.count)
    #expect(head.contains("Not shown, as chosen: 10.") && !tail.contains("Not shown, as chosen: 10."))
    for words in ["Docs/Accuracy.md", HTMLText.word(.noteLimits, in: language)] {
      #expect(body.contains(words) && !footer.contains(words), "\(words)")
    }
  }

  /// The head of an interrupted run's page says so, before everything else.
  @Test func saysThatTheRunWasInterrupted() throws {
    var about = BatchPageAbout()
    about.interruption = ["Interrupted.", "Left <4>."]
    about.counts = ["3 analysed."]
    let head = ExampleBatchPage.frame().head(about: about)
    let notice = try #require(head.firstRange(of: "<strong>Interrupted.</strong>"))
    let left = try #require(head.firstRange(of: "<strong>Left &lt;4&gt;.</strong>"))
    let counts = try #require(head.firstRange(of: "<p class=\"counts\">3 analysed.</p>"))
    #expect(notice.upperBound < left.lowerBound && left.upperBound < counts.lowerBound)
    #expect(head[counts.upperBound...].contains("<main>"))
  }

  /// A page without rows says that it has none, with and without the script, and offers nothing to choose.
  @Test(arguments: Language.allCases) func aPageWithoutRowsSaysSo(language: Language) {
    var about = BatchPageAbout()
    about.hasRows = false
    let frame = ExampleBatchPage.frame(language: language)
    let head = frame.head(about: about)
    let tail = frame.tail(relatives: "", hasRows: false)
    #expect(MarkupCheck(head + tail, isInteractive: true).faults == [])
    // There is nothing to verify, and the foot of a sheet doesn't point there.
    let (heading, usualTail) = (HTMLText.word(.pageHeadingCheck, in: language), frame.tail(relatives: ""))
    #expect(!tail.contains(heading) && usualTail.contains(heading))
    #expect(frame.policy(hasRows: false) != frame.policy(hasRows: true))
    let none = HTMLText.word(.pageManyEmpty, in: language)
    #expect(head.contains("<p id=\"no-match\" class=\"note\">\(none)</p>"))
    #expect(!head.contains("scripted\"") && !head.contains("<noscript>"))
    #expect(!head.contains(HTMLText.word(.pageManyNoMatch, in: language)))
    let usual = frame.head()
    #expect(usual.contains("<p id=\"no-match\" class=\"note\" hidden>") && !usual.contains(none))
    #expect(usual.contains("<div class=\"controls scripted\" hidden>") && usual.contains("<noscript>"))
  }

  /// How many rows a filter shows is announced.
  @Test func theCountIsAStatus() {
    #expect(ExampleBatchPage.frame().head().contains("<strong id=\"count\" role=\"status\"></strong>"))
  }

  /// On paper no reason is cut, and what the page says of itself isn't hidden.
  @Test func printsReasonsWhole() {
    let sheet = BatchPageStyle.sheet
    let paper = sheet.firstRange(of: "@media print").map { sheet[$0.upperBound...] } ?? ""
    #expect(paper.contains(".reason { display: block; overflow: visible; }"))
  }

  @Test func showsTheExhibit() {
    var exhibit = ExhibitDetails()
    exhibit.caseNumber = "2026-1 <b>"
    let head = ExampleBatchPage.frame(exhibit: exhibit, redacted: true).head()
    #expect(head.contains("2026-1 &lt;b&gt;"))
    #expect(head.contains(HTMLText.escaped(MessageKey.pageRedacted.text(in: .english))))
  }
}
