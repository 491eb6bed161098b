import Foundation
import Testing

/// The files of a folder of real photos, if METALENS_CORPUS names one.
enum CorpusFiles {
  /// The folder; nil if none is named.
  static let folder = ProcessInfo.processInfo.environment["METALENS_CORPUS"]

  /// Returns the files whose paths fit; each file is read only when the sequence reaches it.
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
