import Testing

@testable import MetaLensAssessment

struct SoftwareCatalogueTests {
  @Test(arguments: [
    ("Adobe Photoshop Lightroom 7.0 (iOS)", SoftwareCatalogue.Kind.mobileApp),
    ("Adobe\u{A0}Photoshop 25.0", .desktopEditor), ("Adobe Photo\u{200B}shop 25.0", .desktopEditor),
    ("Adobe Photoshop\u{301} 25.0", .desktopEditor),
    ("Adobe Photoshop Lightroom 7.0 (Windows)", .desktopEditor), ("Adobe Photoshop Express", .mobileApp),
    ("Adobe Photoshop Camera Raw 9.1", .rawConverter), ("Nikon Transfer 2", .metadataTool),
    ("Silver", nil), ("Gimpel", nil), ("", nil),
  ])
  func theLongestMatchWins(text: String, kind: SoftwareCatalogue.Kind?) {
    #expect(SoftwareCatalogue.kind(of: text, model: nil) == kind)
  }

  @Test(arguments: [
    ("Paint.NET v3.5", ["paint.net", "v3.5"]), ("DALL·E 3.", ["dall·e", "3"]), ("a-b_c", ["a", "b", "c"]),
    ("HDR+ 1.0", ["hdr+", "1.0"]), ("", []),
  ])
  func words(text: String, expected: [String]) {
    #expect(SoftwareCatalogue.words(of: Array(text.utf8)[...]) == expected.map { Array($0.utf8) })
  }

  /// A row is found by its own text, whatever else begins with the same word.
  @Test(arguments: SoftwareCatalogue.wordRows.map(\.words)) func everyRowOfWordsIsFound(words: String) throws
  {
    let row = try #require(SoftwareCatalogue.wordRows.first { $0.words == words })
    let pattern = SoftwareCatalogue.spellings.first { $0.words == words }?.pattern ?? words
    let match = try #require(SoftwareCatalogue.match(pattern, model: nil))
    #expect(match.kind == row.kind && match.family == pattern)
  }

  /// The result for one text and model isn't used for another, even if text and model joined are the same letters.
  @Test func remembersTextAndModelApart() {
    for _ in 0..<2 {
      #expect(SoftwareCatalogue.kind(of: "Zyx 1.0", model: "Zyx") == .firmware)
      #expect(SoftwareCatalogue.kind(of: "Zyx", model: " 1.0Zyx") == nil)
      #expect(SoftwareCatalogue.kind(of: "Zyx 1.0Zyx", model: nil) == nil)
    }
  }
}
