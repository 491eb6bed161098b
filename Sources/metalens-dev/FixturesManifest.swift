import MetaLensBytes
import MetaLensDecoding
import MetaLensKit

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// `Fixtures/manifest.json`: of each file how it was made and what it proves.
struct FixturesManifest: Decodable {
  struct Entry: Decodable {
    /// From `Fixtures/`.
    var file: String
    /// The program and its version.
    var madeBy: String
    /// What was typed, in the file's folder.
    var command: String
    /// What it shows (English).
    var proves: String
    /// Of the file's bytes, lower-case hexadecimal.
    var sha256: String

    init(_ fixture: Fixture) {
      file = fixture.file
      madeBy = "metalens-dev"
      command = "swift run metalens-dev fixtures"
      proves = fixture.proves
      sha256 = DigestStream.sha256(of: fixture.bytes) ?? ""
    }
  }

  static let path = "Fixtures/manifest.json"
  /// Files made by real programs, which other versions make otherwise: they are kept, never remade.
  private static let keptFolders = ["programs/", "metadata/", "signed/"]

  var fixtures: [Entry]

  static func read(_ text: String) throws(ToolError) -> FixturesManifest {
    do {
      return try JSONDecoder().decode(FixturesManifest.self, from: Data(text.utf8))
    } catch {
      throw ToolError(path: path, reason: "is no manifest: \(error)")
    }
  }

  /// The manifest with these entries, and those of the files that aren't ours; sorted by file.
  func replacing(_ made: [Entry]) -> FixturesManifest {
    let kept = fixtures.filter { entry in Self.keptFolders.contains { entry.file.hasPrefix($0) } }
    return FixturesManifest(fixtures: (kept + made).sorted { $0.file < $1.file })
  }

  var json: [UInt8] {
    let entries = fixtures.map { entry in
      JSONValue.object([
        "file": .string(entry.file), "madeBy": .string(entry.madeBy), "command": .string(entry.command),
        "proves": .string(entry.proves), "sha256": .string(entry.sha256),
      ])
    }
    return JSONValue.object(["fixtures": .array(entries)]).written(pretty: true) + [UInt8(ascii: "\n")]
  }
}
