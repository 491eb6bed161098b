import MetaLensKit
import MetaLensPlatform
import Testing

@testable import MetaLensRendering

struct BatchPageRelativesTests {
  private func section(_ paths: [String], language: Language = .english) -> String {
    var index = RelativesIndex()
    var traits = RelativeTraits()
    traits.file = .init(high: 1, low: 2)
    for (place, path) in paths.enumerated() { index.add(traits, path: SystemPath(path), row: place) }
    return BatchPageRelatives.markup(
      RelativeKind.allCases.map { RelativeGroups($0, of: index) }, of: index, in: language)
  }

  @Test func namesLeadToTheirRows() async throws {
    let markup = section(["hidden.jpg", "a.jpg", "dir/b.jpg"])
    #expect(markup.contains("Same bytes: 3 photos, groups: 1."))
    #expect(markup.contains("<li><bdi>hidden.jpg</bdi></li>"))
    #expect(markup.contains("<a href=\"#photo-2\"><bdi>dir/b.jpg</bdi></a>"))
    #expect(section([]).contains("No photos are the same or related."))
  }

  /// "None" without what wasn't compared would be read as looked for everywhere.
  @Test(arguments: Language.allCases) func saysWhatWasNotCompared(language: Language) {
    var index = RelativesIndex()
    for name in ["a.jpg", "b.jpg"] { index.add(RelativeTraits(), path: SystemPath(name)) }
    let groups = RelativeKind.allCases.map { RelativeGroups($0, of: index) }
    let markup = BatchPageRelatives.markup(groups, of: index, partial: 3, in: language)
    #expect(markup.contains(HTMLText.word(.relativesNone, in: language)))
    let lines = RelativesText.missing(in: index, 3, in: language)
    #expect(lines.count == 2)
    for line in lines { #expect(markup.contains(HTMLText.paragraph(line, "note"))) }
    #expect(section(["a.jpg", "b.jpg"]).contains("Not compared, with the number of photos: "))
  }

  @Test(arguments: [
    "</li><script>alert(1)</script>", "\"><img src=x onerror=alert(1)>", "\u{202E}gpj.exe\u{1B}[31m",
  ])
  func nothingRuns(name: String) {
    let markup = section([name, name + "b"])
    let frame = ExampleBatchPage.frame()
    let check = MarkupCheck(frame.head() + frame.tail(relatives: markup), isInteractive: true)
    #expect(check.faults == [])
    #expect(check.scripts == [BatchPageScript.text])
  }
}
