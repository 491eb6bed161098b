import Foundation
import MetaLensFacts
import MetaLensKit
import MetaLensSamples
import Testing

@testable import MetaLensCLI

struct InspectCommandCredentialsTests {
  private static func signed(_ name: String) throws -> [UInt8] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Fixtures/signed").standardizedFileURL
    return try Array(Data(contentsOf: folder.appending(path: name)))
  }

  private static func run() throws -> CannedRun {
    let run = CannedRun()
    let files = try ["edited.jpg", "thumbnails.jpg"].map { ($0, try signed($0)) }
    run.current {
      $0.files = Dictionary(uniqueKeysWithValues: files)
      $0.files["none.jpg"] = JPEGBuilder().build()
    }
    return run
  }

  @Test func theStoreIsATree() async throws {
    let run = try Self.run()
    #expect(await run.run("inspect", "--credentials", "edited.jpg") == .success)
    let lines = run.outputText.split(separator: "\n")
    #expect(lines[1] == "Content Credentials" && lines[2].hasPrefix("  store APP11 JUMBF  at 32, "))
    for line in [
      "  │ not checked", "     ├─ ingredient c2pa.ingredient.v3", "     │     relationship: parentOf",
      "     │     → manifest urn:c2pa:", "     │     action: c2pa.opened, of c2pa.ingredient.v3",
      "     └─ signature c2pa.signature", "           certificate of: MetaLens Test Editor, ",
    ] {
      #expect(lines.contains { $0.hasPrefix(line) }, "\(line)")
    }
    #expect(lines.filter { $0.contains("─ active manifest ") }.count == 1)
    #expect(!run.outputText.contains("EXIF"))
  }

  @Test func jsonHasItBesideTheRest() async throws {
    let run = try Self.run()
    #expect(await run.run("inspect", "--credentials", "--format", "json", "edited.jpg") == .success)
    let json = try ForeignJSON.parse(run.outputText)
    #expect(json["schema"]?.stringValue == "metalens.inspection/1" && json["segments"] != nil)
    let manifests = json["credentials"]?["stores"]?.arrayValue?.first?["children"]?.arrayValue ?? []
    #expect(manifests.count == 2)
    let parts = manifests.last?["children"]?.arrayValue ?? []
    #expect(
      parts.map { $0["kind"]?.stringValue } == [
        "claim", "ingredient", "assertion", "assertion", "signature",
      ])
    #expect(parts[1]["manifest"]?.stringValue == manifests.first?["label"]?.stringValue)
    let plain = try Self.run()
    _ = await plain.run("inspect", "--format", "json", "edited.jpg")
    #expect(try ForeignJSON.parse(plain.outputText)["credentials"] == nil)
  }

  @Test func aPhotoWithoutThemSaysSo() async throws {
    let run = try Self.run()
    #expect(await run.run("inspect", "--credentials", "none.jpg") == .success)
    #expect(run.outputText == "none.jpg\n\nContent Credentials\n  No Content Credentials.\n")
  }

  @Test(arguments: [["--credentials-library", "x.so"], ["--trust-anchors", "x.pem"]])
  func whatChecksBelongsToIt(flags: [String]) async throws {
    let run = try Self.run()
    #expect(await run.run(["inspect"] + flags + ["edited.jpg"]) == .usage)
    #expect(run.errorText.contains("belong to --credentials"))
    let named = try Self.run()
    #expect(await named.run(["inspect", "--credentials"] + flags + ["edited.jpg"]) == .notAnalyzed)
  }

  /// The variable may be set for other commands, so by itself it has no effect.
  @Test func theVariableAsksForNothing() async throws {
    let files = try ["edited.jpg": Self.signed("edited.jpg")]
    for (flags, code) in [([], .success), (["--credentials"], .notAnalyzed)] as [([String], ExitCode)] {
      let run = CannedRun(environment: ["METALENS_CREDENTIALS_LIBRARY": "/nowhere/named.so"])
      run.current { $0.files = files }
      #expect(await run.run(["inspect"] + flags + ["edited.jpg"]) == code)
    }
  }

  @Test func storesAndThumbnailsAreTakenOut() async throws {
    let run = try Self.run()
    #expect(await run.run("extract", "thumbnails.jpg", "--all", "-o", "parts") == .success)
    #expect(
      run.outputText == "manifest-1.c2pa\nclaim-thumbnail-1.jpg\ningredient-thumbnail-1.jpg\n")
    let files = run.current { $0.files }
    for name in ["claim-thumbnail-1.jpg", "ingredient-thumbnail-1.jpg"] {
      let bytes = try #require(files["parts/" + name])
      #expect(bytes.starts(with: [0xFF, 0xD8, 0xFF]) && bytes.suffix(2) == [0xFF, 0xD9])
    }
    let store = try #require(files["parts/manifest-1.c2pa"])
    let alone = try Self.run()
    #expect(await alone.run("extract", "thumbnails.jpg", "--manifest") == .success)
    #expect(alone.current { $0.output } == store)
    #expect(
      store[4..<8].elementsEqual("jumb".utf8)
        && store.count == store.prefix(4).reduce(0) { $0 << 8 | Int($1) })
    #expect(await alone.run("extract", "none.jpg", "--manifest") == .notAnalyzed)
  }
}
