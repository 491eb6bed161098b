import Foundation
import Testing

/// Tests that what documentation refers to exists.
struct DocumentationLinksTests {
  private static let pages =
    ["README.md", "CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md", "Fixtures/README.md"]
    + Repository.files(under: "Docs", ending: ".md") + Repository.files(under: "Tests", ending: ".md")

  @Test(arguments: pages) func linksLeadSomewhere(page: String) throws {
    let folder = page.split(separator: "/").dropLast().joined(separator: "/")
    for link in try Repository.text(page).matches(of: /\]\(([^)#:\s]+)(?:#[^)]*)?\)/) {
      let target = folder.isEmpty ? String(link.1) : "\(folder)/\(link.1)"
      #expect(Repository.exists(target), "\(page) links to \(link.1)")
    }
  }

  /// Checks that pages and scripts named by their path from the root in code, comments and pages exist.
  @Test func pathsLeadSomewhere() throws {
    let files =
      Self.pages + Repository.files(under: "Sources", ending: ".swift")
      + Repository.files(under: "Tests", ending: ".py")
    for path in files where !path.hasSuffix("+Data.swift") {
      for line in try Repository.lines(of: path, holding: ["Docs/", "Tests/", "Sources/"]) {
        for name in line.matches(
          of: /\b(?:Docs|Tests|Sources)\/[A-Za-z0-9_\/-]+\.(?:md|py|sh|csv|tsv|json|xcstrings)\b/)
        {
          #expect(Repository.exists(String(name.0)), "\(path) names \(name.0)")
        }
      }
    }
  }
}
