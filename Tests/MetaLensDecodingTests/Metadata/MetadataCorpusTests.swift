import MetaLensFacts
import Testing

@testable import MetaLensDecoding

/// Tests that read the metadata blocks of every JPEG in a folder of real photos, if METALENS_CORPUS names one.
@Suite(.enabled(if: CorpusFiles.folder != nil))
struct MetadataCorpusTests {
  @Test func soundPhotosHaveSoundBlocks() throws {
    var counts: [String: Int] = [:]
    for (path, bytes) in try CorpusFiles.all(where: { !$0.contains("/malformed/") }) {
      guard bytes.starts(with: [0xFF, 0xD8, 0xFF]),
        let facts = try? PhotoDecoder().decode(MemorySource(bytes), depth: .structure, hashing: false),
        let coding = facts.structure.value?.coding
      else { continue }
      var context = ReadingContext(MemorySource(bytes))
      let segments = JPEGMetadata(
        coding.segments.filter { $0.offset < coding.scans.first?.offset ?? .max }, in: bytes)
      let reading = PhotoshopSegments.join(segments.pieces[.resources] ?? [], &context).map {
        PhotoshopDecoding.decode($0, &context)
      }
      let profile = ICCSegments.join(segments.pieces[.profile] ?? [], &context).flatMap {
        ICCDecoding.decode($0, &context)
      }
      let values = try TrailerValues.read(facts.trailers ?? [], &context)
      counts["resources", default: 0] += reading?.resources.count ?? 0
      counts["iptc", default: 0] += reading?.blocks.count { $0.kind == .iptc } ?? 0
      counts["profiles", default: 0] += profile == nil ? 0 : 1
      counts["values", default: 0] += values.filter { !$0.text.isEmpty }.count
      #expect(context.log.diagnostics.isEmpty, "\(path)")
    }
    #expect(counts["iptc", default: 0] > 0 && counts["profiles", default: 0] > 0)
    #expect(counts["resources", default: 0] > 0 && counts["values", default: 0] > 0)
  }
}
