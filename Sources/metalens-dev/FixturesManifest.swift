import MetaLensBytes
import MetaLensDecoding
import MetaLensKit

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// `Fixtures/manifest.json`, which says how each file was made and what it proves.
struct FixturesManifest: Decodable {
  struct Entry: Decodable {
    /// The path from `Fixtures/`.
    var file: String
    /// The program and its version.
    var madeBy: String
    /// The command line, in the file's folder.
    var command: String
    /// What the file demonstrates (English).
    var proves: String
    /// The SHA-256 of the file's bytes in lower-case hexadecimal.
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
  /// The folders of files made by real programs; other versions of these would make other files, so they are never
  /// remade.
  private static let keptFolders = ["programs/", "metadata/", "signed/"]

  var fixtures: [Entry]

  static func read(_ text: String) throws(ToolError) -> FixturesManifest {
    do {
      return try JSONDecoder().decode(FixturesManifest.self, from: Data(text.utf8))
    } catch {
      throw ToolError(path: path, reason: "is no manifest: \(error)")
    }
  }

  /// Returns the manifest with these entries and the kept folders' entries, sorted by file.
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
