import Foundation
import MetaLensFacts
import Testing

@testable import MetaLensDecoding

/// Reads the metadata blocks of every JPEG of a folder of real photos, if METALENS_CORPUS names one.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["METALENS_CORPUS"] != nil))
struct MetadataCorpusTests {
  @Test func soundPhotosHaveSoundBlocks() throws {
    let root = URL(filePath: try #require(ProcessInfo.processInfo.environment["METALENS_CORPUS"]))
    let files = try #require(FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil))
    let limits = ReadLimits()
    var counts: [String: Int] = [:]
    for case let url as URL in files where !url.path.contains("/malformed/") {
      guard let data = try? Data(contentsOf: url), data.starts(with: [0xFF, 0xD8, 0xFF]),
        let facts = try? PhotoDecoder().decode(MemorySource(Array(data)), depth: .structure, hashing: false),
        let structure = facts.jpeg.value
      else { continue }
      var log = DiagnosticLog(limit: 20)
      let segments = JPEGMetadata(structure.segments, in: Array(data))
      let reading = PhotoshopSegments.join(segments.resources, limits: limits, log: &log).map {
        PhotoshopDecoding.decode($0, limits: limits, log: &log)
      }
      let profile = ICCSegments.join(segments.profiles, limits: limits, log: &log).flatMap {
        ICCDecoding.decode($0, limits: limits, log: &log)
      }
      let values = try TrailerValues.read(facts.trailers ?? [], MemorySource(Array(data)), limits: limits)
      counts["resources", default: 0] += reading?.resources.count ?? 0
      counts["iptc", default: 0] += reading?.iptc.count ?? 0
      counts["profiles", default: 0] += profile == nil ? 0 : 1
      counts["values", default: 0] += values.filter { !$0.text.isEmpty }.count
      #expect(log.diagnostics.isEmpty, "\(url.path)")
    }
    #expect(counts["iptc", default: 0] > 0 && counts["profiles", default: 0] > 0)
    #expect(counts["resources", default: 0] > 0 && counts["values", default: 0] > 0)
  }
}
