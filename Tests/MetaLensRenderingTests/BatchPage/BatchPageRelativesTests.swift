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
