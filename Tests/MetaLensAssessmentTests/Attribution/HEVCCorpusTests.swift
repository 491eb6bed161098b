import Foundation
import MetaLensDecoding
import MetaLensFacts
import Testing

@testable import MetaLensAssessment

/// Finds the encoder of every HEIF original in a folder of real photos, if METALENS_CORPUS names one.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["METALENS_CORPUS"] != nil))
struct HEVCCorpusTests {
  @Test func originalsAreCodedByTheirMakersEncoders() throws {
    let root = URL(filePath: try #require(ProcessInfo.processInfo.environment["METALENS_CORPUS"]))
    let files = try #require(FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil))
    var count = 0
    for case let url as URL in files where url.path.contains("/original/") {
      guard let data = try? Data(contentsOf: url), data.dropFirst(4).starts(with: Array("ftyp".utf8)) else {
        continue
      }
      let facts = try PhotoDecoder().decode(MemorySource(Array(data)), depth: .structure, hashing: false)
      let attributions = Attributions(facts)
      let hevc = try #require(attributions.hevc, "\(url.path)")
      if attributions.maker?.isOne(of: [.apple]) == true { #expect(hevc.family.isApple, "\(url.path)") }
      if attributions.maker?.isOne(of: [.samsung]) == true {
        #expect(hevc.family == .samsung, "\(url.path)")
      }
      #expect(hevc.others.isEmpty, "\(url.path)")
      count += 1
    }
    #expect(count > 0)
  }
}
