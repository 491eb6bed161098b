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

  /// Checks that the model that ships is named, and is the newest of those whose changes are told.
  @Test func namesTheModel() throws {
    let model = try #require(try Repository.model())
    let text = try Repository.text("CHANGELOG.md")
    #expect(text.contains("Model `\(model)`"))
    let models = text.split(separator: "\n").drop { $0 != "### Score models" }.filter { $0.hasPrefix("- `") }
    #expect(models.first?.hasPrefix("- `\(model)`:") == true)
  }
}
