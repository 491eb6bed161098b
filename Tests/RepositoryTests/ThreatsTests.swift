import Foundation
import Testing

/// Tests that the page on threats says what the command says.
struct ThreatsTests {
  @Test func wordsAreThoseThatArePrinted() throws {
    let texts = try Repository.text("Sources/MetaLensAssessment/Messages/Localizable.xcstrings")
    let lines = try Repository.text("Docs/Threats.md").split(separator: "\n")
    let head = try #require(lines.firstIndex { $0.hasPrefix("| After | What is printed first |") })
    let rows = lines.dropFirst(head + 2).prefix { $0.hasPrefix("|") }
    #expect(rows.count >= 8)
    for row in rows {
      // The first cell names what was done; “Or: ” or “Of a few: ” stands between sentences of the others.
      let cells = row.split(separator: "|").dropFirst().map { $0.trimmingCharacters(in: .whitespaces) }
      let said = cells.flatMap { $0.replacing(" Of a few: ", with: " Or: ").components(separatedBy: " Or: ") }
      for sentence in said where !sentence.isEmpty && sentence != "The same." {
        #expect(texts.contains("\"value\" : \"\(sentence)\""), "\(sentence)")
      }
    }
  }
}
