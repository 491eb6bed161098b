import Foundation

/// The source tree from which the tests were compiled.
enum Repository {
  /// The package's root.
  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// Returns the URL of a file or folder; `path` is from the root.
  static func url(_ path: String) -> URL { root.appending(path: path) }

  static func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: url(path).path) }

  static func text(_ path: String) throws -> String { try String(contentsOf: url(path), encoding: .utf8) }

  /// Returns the version of the score model that ships; nil if none is stated.
  static func model() throws -> Substring? {
    try text("Sources/MetaLensAssessment/Score/weights.tsv").split(separator: "\n")
      .first { $0.hasPrefix("version\t") }?.split(separator: "\t").last
  }

  /// Returns a file's lines that contain one of `words`; files that contain none are only searched, which is fast.
  static func lines(of path: String, holding words: [String]) throws -> [Substring] {
    let bytes = try Data(contentsOf: url(path))
    guard words.contains(where: { bytes.range(of: Data($0.utf8)) != nil }) else { return [] }
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").filter { line in
      words.contains { line.range(of: $0) != nil }
    }
  }

  /// Returns the files under a folder whose names have a suffix, sorted; paths are from the root.
  static func files(under folder: String, ending suffix: String = "") -> [String] {
    let names = FileManager.default.enumerator(atPath: url(folder).path)?.compactMap { $0 as? String } ?? []
    return names.filter { name in
      let values = try? url(folder + "/" + name).resourceValues(forKeys: [.isRegularFileKey])
      return name.hasSuffix(suffix) && values?.isRegularFile == true
    }.map { folder + "/" + $0 }.sorted()
  }

  /// All Swift files of the targets.
  static let sources = files(under: "Sources", ending: ".swift").compactMap { try? SwiftSource($0) }
}
