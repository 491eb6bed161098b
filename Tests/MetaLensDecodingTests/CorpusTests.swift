import Foundation
import MetaLensDecoding
import MetaLensFacts
import Testing

/// Reads every JPEG of a folder of real photos, if METALENS_CORPUS names one.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["METALENS_CORPUS"] != nil))
struct CorpusTests {
  @Test func readersAgreeOnEverySoundPhoto() throws {
    let root = URL(filePath: try #require(ProcessInfo.processInfo.environment["METALENS_CORPUS"]))
    let files = try #require(FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil))
    var photoCount = 0
    var counts: [String: Int] = [:]
    for case let url as URL in files {
      guard let data = try? Data(contentsOf: url), data.starts(with: [0xFF, 0xD8, 0xFF]) else { continue }
      photoCount += 1
      let source = MemorySource(Array(data))
      let isMalformed = url.path.contains("/malformed/")
      guard let facts = try? PhotoDecoder().decode(source, hashing: false) else {
        counts["error", default: 0] += 1
        continue
      }
      let hashed = try PhotoDecoder().decode(source, hashing: true)
      #expect(hashed.isComplete == facts.isComplete, "\(url.path)")
      for diagnostic in facts.diagnostics {
        counts[diagnostic.code.rawValue, default: 0] += 1
        if isMalformed { continue }
        let disagrees = diagnostic.code == .readersDisagree || diagnostic.code == .frameReadersDisagree
        #expect(!disagrees, "\(url.path): \(diagnostic)")
      }
    }
    #expect(photoCount > 0)
    print(photoCount, counts.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" })
  }
}
