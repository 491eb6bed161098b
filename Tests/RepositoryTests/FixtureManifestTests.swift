import Foundation
import Testing

/// Tests that the manifest states for every fixture how it was made and what it proves.
@Suite(.enabled(if: Repository.exists("Fixtures"))) struct FixtureManifestTests {
  private struct Manifest: Decodable {
    struct Fixture: Decodable { var file, madeBy, command, proves, sha256: String }
    var fixtures: [Fixture]
  }

  private static func manifest() throws -> [Manifest.Fixture] {
    let data = try Data(contentsOf: Repository.url("Fixtures/manifest.json"))
    return try JSONDecoder().decode(Manifest.self, from: data).fixtures
  }

  @Test func listsEveryFile() throws {
    let listed = try Self.manifest().map { "Fixtures/" + $0.file }
    let present = Repository.files(under: "Fixtures").filter { path in
      !["Fixtures/manifest.json", "Fixtures/README.md"].contains(path)
    }
    #expect(Set(listed) == Set(present))
    #expect(Set(listed).count == listed.count)
  }

  @Test func tellsOfEachFile() throws {
    for fixture in try Self.manifest() {
      #expect(![fixture.madeBy, fixture.command, fixture.proves].contains(""), "\(fixture.file)")
    }
  }

  @Test func filesAreUnchanged() throws {
    let fixtures = try Self.manifest()
    let paths = fixtures.map { Repository.url("Fixtures/" + $0.file).path }
    // The system's own program makes the digests, so that ours isn't checked against itself.
    let coreutils = URL(filePath: "/usr/bin/sha256sum")
    let hasCoreutils = FileManager.default.isExecutableFile(atPath: coreutils.path)
    let result =
      hasCoreutils
      ? try Command.run(coreutils, ["--"] + paths)
      : try Command.run(URL(filePath: "/usr/bin/shasum"), ["-a", "256"] + paths)
    let sums = result.output.split(separator: "\n").map { $0.prefix(64) }
    try #require(sums.count == fixtures.count, "\(result.errors)")
    for (fixture, sum) in zip(fixtures, sums) { #expect(fixture.sha256 == sum, "\(fixture.file)") }
  }
}
