import Foundation
import Testing

/// Tests that a source named by rules, comments and tables can be read, as its section is in `Docs/Sources.md`.
struct CitationTests {
  /// The sections' names, such as `s4.1`.
  private static let anchors = Set(
    ((try? Repository.text("Docs/Sources.md")) ?? "").matches(of: /<a id="([^"]+)">/).map { String($0.1) })

  /// Returns the lines that contain one of `words`, in all files written by people.
  private static func lines(holding words: String...) throws -> [(path: String, line: Substring)] {
    let files = ["Sources", "Docs", "Tests"].flatMap { Repository.files(under: $0) }.filter { path in
      [".swift", ".tsv", ".md", ".py"].contains { path.hasSuffix($0) }
        && !path.hasSuffix("CitationTests.swift") && !path.hasSuffix("+Data.swift")
    }
    return try files.flatMap { path in
      try Repository.lines(of: path, holding: words).map { (path, $0) }
    }
  }

  /// Checks the section or sections after `Docs/Sources.md,` or, in a table's column, after `facts`.
  @Test func everySectionIsThere() throws {
    var count = 0
    let cited =
      /(?:Docs\/Sources\.md,|\bfacts) ((?:[SEF]?\d+(?:\.\d+)*)(?:(?:, | and | to )[SEF]?\d+(?:\.\d+)*)*)/
    for (path, line) in try Self.lines(holding: "Docs/Sources.md, ", "facts ") {
      for citation in line.matches(of: cited) where path.hasSuffix(".tsv") || citation.0.hasPrefix("Docs") {
        for section in citation.1.matches(of: /[SEF]?\d+(?:\.\d+)*/) {
          count += 1
          let isThere = Self.anchors.contains(section.0.lowercased())
          #expect(isThere, "\(path) cites \(section.0), which Docs/Sources.md doesn't have")
        }
      }
    }
    #expect(count > 400, "only \(count) citations were found")
  }

  @Test func nothingElseIsCited() throws {
    for (path, line) in try Self.lines(holding: "fact sheet", "Fact sheet") {
      Issue.record("\(path) cites what a stranger can't read: \(line)")
    }
  }
}
