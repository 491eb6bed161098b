import Testing

@testable import MetaLensCLI

struct LabelSpellingsTests {
  @Test func caseAndBlanksDoNotCount() throws {
    let text = "path,label\na,Original\nb, original \nc,Crop\nd,crop\ne,CROP\nf,Original\n"
    let list = try LabelsList(Array(text.utf8), by: nil, known: ["original", "unknown"]) {
      .init(text: $0, real: nil)
    }
    #expect(list.rows.map(\.label) == ["original", "original", "Crop", "Crop", "Crop", "original"])
    #expect(
      list.warnings == [
        "line 2: label “Original” counts as “original”", "line 5: label “crop” counts as “Crop”",
        "line 6: label “CROP” counts as “Crop”",
      ])
  }

  @Test(arguments: [
    ("", ""), ("  ", ""), (" a b\t", "a b"), ("\u{A0}a\u{200B}", "a"), ("\u{3000}", ""), ("é", "é"),
    ("\u{3000}é ", "é"), ("a", "a"),
  ])
  func blanksAroundAreCut(cell: String, expected: String) {
    #expect(LabelSpellings.trimmed(Array(cell.utf8)) == Array(expected.utf8))
  }
}
