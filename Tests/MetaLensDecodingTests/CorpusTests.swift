import MetaLensDecoding
import MetaLensFacts
import Testing

/// Tests that read every JPEG in a folder of real photos, if METALENS_CORPUS names one.
@Suite(.enabled(if: CorpusFiles.folder != nil))
struct CorpusTests {
  @Test func readersAgreeOnEverySoundPhoto() throws {
    var photoCount = 0
    var counts: [String: Int] = [:]
    for (path, bytes) in try CorpusFiles.all() where bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      photoCount += 1
      let source = MemorySource(bytes)
      let isMalformed = path.contains("/malformed/")
      guard let facts = try? PhotoDecoder().decode(source, hashing: false) else {
        counts["error", default: 0] += 1
        continue
      }
      let hashed = try PhotoDecoder().decode(source, hashing: true)
      #expect(hashed.isComplete == facts.isComplete, "\(path)")
      for diagnostic in facts.diagnostics {
        counts[diagnostic.code.rawValue, default: 0] += 1
        if isMalformed { continue }
        let disagrees = diagnostic.code == .readersDisagree || diagnostic.code == .frameReadersDisagree
        #expect(!disagrees, "\(path): \(diagnostic)")
      }
    }
    #expect(photoCount > 0)
    print(photoCount, counts.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" })
  }
}
