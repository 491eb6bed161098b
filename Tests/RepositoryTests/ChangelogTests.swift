import MetaLensKit
import Testing

struct ChangelogTests {
  /// Checks that the newest version in the change log is the library's.
  @Test func namesTheVersion() throws {
    let versions = try Repository.text("CHANGELOG.md").split(separator: "\n")
      .filter { $0.hasPrefix("## ") }
      .compactMap { line in
        line.split { !$0.isNumber && $0 != "." }.first { $0.split(separator: ".").count == 3 }
      }
    #expect(versions.first.map(String.init) == MetaLensVersion.current)
  }
}
