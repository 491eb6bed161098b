import MetaLensFacts
import Testing

@testable import MetaLensDecoding

/// Tests that read every maker note in a folder of real photos, if METALENS_CORPUS names one.
@Suite(.enabled(if: CorpusFiles.folder != nil))
struct MakerNoteCorpusTests {
  @Test func readsEveryNote() throws {
    var notes: [String: Int] = [:]
    var values: [String: Int] = [:]
    for (path, bytes) in try CorpusFiles.all() {
      guard let facts = try? PhotoDecoder().decode(MemorySource(bytes), depth: .metadata, hashing: false),
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
        #expect(!value.text.isEmpty && value.text.utf8.count <= 1024, "\(path): \(value)")
        #expect(value.offset.map { $0 < bytes.count } ?? true, "\(path): \(value)")
        // An original's own maker note never says that the photo was edited.
        #expect(!path.contains("/original/") || value.meaning != .edited, "\(path): \(value)")
      }
    }
    #expect(!notes.isEmpty)
    print(notes.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value): \(values[$0.key] ?? 0) values" })
  }
}
