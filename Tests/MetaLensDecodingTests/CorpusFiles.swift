import Foundation
import Testing

/// The files of a folder of real photos, where METALENS_CORPUS names one.
enum CorpusFiles {
  /// The folder; nil where none is named.
  static let folder = ProcessInfo.processInfo.environment["METALENS_CORPUS"]

  /// Those whose paths fit; each is read when its turn comes.
  static func all(
    where fits: @escaping (String) -> Bool = { _ in true }
  ) throws -> some Sequence<(path: String, bytes: [UInt8])> {
    let root = URL(filePath: try #require(folder))
    let files = try #require(FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil))
    return files.lazy.compactMap { entry -> (path: String, bytes: [UInt8])? in
      guard let url = entry as? URL, fits(url.path), let data = try? Data(contentsOf: url) else { return nil }
      return (url.path, Array(data))
    }
  }
}
