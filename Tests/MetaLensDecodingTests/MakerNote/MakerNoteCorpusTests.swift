import Foundation
import MetaLensFacts
import Testing

@testable import MetaLensDecoding

/// Reads every maker note of a folder of real photos, if METALENS_CORPUS names one.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["METALENS_CORPUS"] != nil))
struct MakerNoteCorpusTests {
  @Test func readsEveryNote() throws {
    let root = URL(filePath: try #require(ProcessInfo.processInfo.environment["METALENS_CORPUS"]))
    let files = try #require(FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil))
    var notes: [String: Int] = [:]
    var values: [String: Int] = [:]
    for case let url as URL in files {
      guard let data = try? Data(contentsOf: url),
        let facts = try? PhotoDecoder().decode(MemorySource(Array(data)), depth: .metadata, hashing: false),
        let exif = facts.exif.value
      else { continue }
      let make = exif.entry(ExifTag.make, in: .ifd0).flatMap(exif.textBytes(of:))
      guard
        let note = MakerNoteDecoding.decode(
          exif, make: make.map { String(decoding: $0, as: UTF8.self) }, limits: ReadLimits())
      else { continue }
      notes[note.maker, default: 0] += 1
      values[note.maker, default: 0] += note.values.count
      for value in note.values {
        #expect(!value.text.isEmpty && value.text.utf8.count <= 1024, "\(url.path): \(value)")
        #expect(value.offset.map { $0 < data.count } ?? true, "\(url.path): \(value)")
        // An original's own maker note never says that it was edited.
        #expect(!url.path.contains("/original/") || value.meaning != .edited, "\(url.path): \(value)")
      }
    }
    #expect(!notes.isEmpty)
    print(notes.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value): \(values[$0.key] ?? 0) values" })
  }
}
