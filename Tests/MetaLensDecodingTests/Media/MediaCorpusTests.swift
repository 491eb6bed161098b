import MetaLensDecoding
import MetaLensFacts
import Testing

/// Tests that read every HEIF file in a folder of real photos, if METALENS_CORPUS names one.
@Suite(.enabled(if: CorpusFiles.folder != nil))
struct MediaCorpusTests {
  @Test func originalsAreWholeAndTurnedAsTheirEXIFSays() throws {
    var count = 0
    for (path, bytes) in try CorpusFiles.all(where: { $0.contains("/original/") })
    where bytes.dropFirst(4).starts(with: "ftyp".utf8) {
      let facts = try PhotoDecoder().decode(MemorySource(bytes), depth: .structure, hashing: false)
      let exif = try #require(facts.exif.value)
      let orientation = exif.entry(ExifTag.orientation, in: .ifd0).flatMap {
        exif.unsignedIntegers(of: $0)?.first
      }
      #expect(facts.isComplete && facts.trailers == [] && facts.diagnostics.isEmpty, "\(path)")
      #expect(facts.container.value?.image?.orientation == orientation.map(Int.init), "\(path)")
      count += 1
    }
    #expect(count > 0)
  }
}
