import Foundation
import MetaLensKit

/// The folder `Fixtures/`, its list, and the service that reads its files at a fixed time.
enum FixtureFolder {
  /// Four folders up and one down.
  static let url = (0..<4).reduce(URL(filePath: #filePath)) { url, _ in
    url.deletingLastPathComponent()
  }.appending(path: "Fixtures")

  static let service = PhotoMetadataService(clock: { Date(timeIntervalSince1970: 1_767_225_600) })

  private struct Manifest: Decodable {
    var fixtures: [Fixture]
  }

  /// A file of `manifest.json`; its path is from the folder.
  struct Fixture: Decodable {
    var file, sha256: String
  }

  static func fixtures() throws -> [Fixture] {
    let data = try Data(contentsOf: url.appending(path: "manifest.json"))
    return try JSONDecoder().decode(Manifest.self, from: data).fixtures
  }

  /// Returns the report on a file; `path` is from the folder.
  static func report(_ path: String) async throws -> OriginalityReport {
    try await service.analyze(contentsOf: url.appending(path: path))
  }
}
