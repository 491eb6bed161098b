import MetaLensKit
import Testing

@testable import metalens_dev

struct PackageVersionTests {
  private static let unreleased = "# Changelog\n\n## 0.1.0 - unreleased\n\n## 0.0.9 - 2026-01-01\n"

  @Test(arguments: [
    ("0", "1970-01-01"), ("951782399\n", "2000-02-28"), ("951782400", "2000-02-29"),
    ("1764028799", "2025-11-24"), ("253402300799", "9999-12-31"),
  ])
  func theDayIsOfUTC(moment: String, day: String) throws {
    #expect(try PackageVersion(moment: moment, changelog: "").day == day)
  }

  @Test(arguments: ["", "yesterday", "-1", "1.5", "253402300800", "99999999999999999999"])
  func whatIsNoMomentIsRefused(moment: String) {
    #expect(throws: ToolError.self) { try PackageVersion(moment: moment, changelog: "") }
  }

  @Test func anUnreleasedVersionComesBeforeItsRelease() throws {
    let early = try PackageVersion(moment: "951782400", changelog: Self.unreleased)
    #expect(early.debian == MetaLensVersion.current + "~20000229")
    let released = try PackageVersion(moment: "951782400", changelog: "## 0.1.0 - 2000-02-29\n")
    #expect(released.debian == MetaLensVersion.current)
  }
}
