import Foundation
import Testing

/// What documentation names is there.
@Suite struct DocumentationLinksTests {
  private static let pages =
    ["README.md", "CONTRIBUTING.md", "CHANGELOG.md", "Fixtures/README.md"]
    + Repository.files(under: "Docs", ending: ".md") + Repository.files(under: "Tests", ending: ".md")

  @Test(arguments: pages) func linksLeadSomewhere(page: String) throws {
    let folder = page.split(separator: "/").dropLast().joined(separator: "/")
    for link in try Repository.text(page).matches(of: /\]\(([^)#:\s]+)(?:#[^)]*)?\)/) {
      let target = folder.isEmpty ? String(link.1) : "\(folder)/\(link.1)"
      #expect(Repository.exists(target), "\(page) links to \(link.1)")
    }
  }
}
