import MetaLensKit
import MetaLensPlatform
import Testing

@testable import MetaLensRendering

struct RelativesTextTests {
  private func lines(
    _ count: Int, copies: Int = 1, partial: Int = 0, hasFile: Bool = false, language: Language = .english
  ) -> [String] {
    var index = RelativesIndex()
    for number in 0..<count {
      var traits = RelativeTraits()
      traits.file = .init(high: 1, low: UInt64(number / copies + 1))
      index.add(traits, path: SystemPath("p/\(number)\u{1B}.jpg"))
    }
    return RelativesText.lines(
      RelativeKind.allCases.map { RelativeGroups($0, of: index) }, of: index, partial: partial,
      hasFile: hasFile, in: language)
  }

  @Test func itShowsTheFirstGroups() {
    let lines = lines(14, copies: 7, partial: 3)
    #expect(lines.first == "Same bytes: 14 photos, groups: 2.")
    #expect(lines[1] == "  p/0\\u{1b}.jpg" && lines[2] == "    p/1\\u{1b}.jpg")
    #expect(lines.filter { $0.hasPrefix("  ") }.count == 12)
    #expect(lines.contains("--relatives-to FILE writes all groups."))
    let missing = "Same picture under other metadata 14, Same camera by its serial number 14, Look alike 14."
    #expect(lines.contains { $0.hasSuffix(missing) })
    #expect(lines.contains { $0.contains("rows of the earlier run (3) only") })
    #expect(!self.lines(14, copies: 7, hasFile: true).contains("--relatives-to FILE writes all groups."))
  }

  @Test(arguments: Language.allCases) func noneIsSaid(language: Language) {
    #expect(lines(3, language: language).first == MessageKey.relativesNone.text(in: language))
    #expect(!lines(3, language: language).contains(MessageKey.relativesMeaning.text(in: language)))
    #expect(lines(2, copies: 2, language: language).last == MessageKey.relativesMeaning.text(in: language))
  }
}
