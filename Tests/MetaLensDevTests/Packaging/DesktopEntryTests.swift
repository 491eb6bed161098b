import MetaLensKit
import Testing

@testable import metalens_dev

struct DesktopEntryTests {
  @Test func everyLanguageHasItsComment() {
    let comments = DesktopEntry.text.split(separator: "\n").filter { $0.hasPrefix("Comment") }
    #expect(comments.count == Language.allCases.count)
    #expect(Set(comments.compactMap { $0.split(separator: "=").last }).count == Language.allCases.count)
  }

  /// The server has no terminal in which it could be ended.
  @Test func whatIsStartedEndsByItself() {
    #expect(DesktopEntry.text.contains("\nExec=metalens serve --idle "))
  }

  @Test(arguments: [("## 0.1.0 - unreleased", "development"), ("## 0.1.0 - 2026-12-01", "stable")])
  func aReleaseSaysWhetherItIsOne(changelog: String, type: String) throws {
    let version = try PackageVersion(moment: "951782400", changelog: changelog)
    let text = DesktopEntry.description(of: version)
    #expect(
      text.contains("<release version=\"\(MetaLensVersion.current)\" date=\"2000-02-29\" type=\"\(type)\"/>"))
  }
}
