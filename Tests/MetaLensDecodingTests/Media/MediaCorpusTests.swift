import Foundation
import MetaLensDecoding
import MetaLensFacts
import Testing

/// Reads every HEIF file of a folder of real photos, if METALENS_CORPUS names one.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["METALENS_CORPUS"] != nil))
struct MediaCorpusTests {
  @Test func originalsAreWholeAndTurnedAsTheirEXIFSays() throws {
    let root = URL(filePath: try #require(ProcessInfo.processInfo.environment["METALENS_CORPUS"]))
    let files = try #require(FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil))
    var count = 0
    for case let url as URL in files where url.path.contains("/original/") {
      guard let data = try? Data(contentsOf: url), data.dropFirst(4).starts(with: Array("ftyp".utf8)) else {
        continue
      }
      let facts = try PhotoDecoder().decode(MemorySource(Array(data)), depth: .structure, hashing: false)
      let exif = try #require(facts.exif.value)
      let orientation = exif.entry(ExifTag.orientation, in: .ifd0).flatMap {
        exif.unsignedIntegers(of: $0)?.first
      }
      #expect(facts.isComplete && facts.trailers == [] && facts.diagnostics.isEmpty, "\(url.path)")
      #expect(facts.container.value?.image?.orientation == orientation.map(Int.init), "\(url.path)")
      count += 1
    }
    #expect(count > 0)
  }
}
