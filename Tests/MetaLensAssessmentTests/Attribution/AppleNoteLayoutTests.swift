import MetaLensDecoding
import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct AppleNoteLayoutTests {
  private static func layout(_ note: [UInt8]) throws -> AppleNoteLayout? {
    let photo = ExamplePhoto.phone(
      ExamplePhoto.phoneExif { $0.set($0.undefined(ExifTag.makerNote, note), in: .exif) })
    let facts = try PhotoDecoder().decode(MemorySource(photo.bytes), depth: .structure, hashing: false)
    return AppleNoteLayout(of: try #require(facts.exif.value))
  }

  /// Values of 10, 11 and 12 bytes; only the second has an odd length.
  @Test(arguments: [
    (0, 0, 0, false), (1, 0, 0, false), (2, 0, 1, true), (2, 1, 1, true), (0, 1, 0, true),
    (0, 2, 0, false),
  ])
  func countsPads(padded: Int, spare: Int, count: Int, isPadded: Bool) throws {
    let layout = try #require(
      try Self.layout(ExamplePhoto.appleNote(padCount: padded, spareCount: spare)))
    #expect(layout.padCount == count && layout.spareCount == spare && layout.isPadded == isPadded)
    #expect((layout.firstPad == nil) == (count == 0 && spare == 0))
  }

  /// A gap that isn't zero, a gap after an even value, and a value of 8 bytes of a BigTIFF type.
  @Test func otherGapsAreNone() throws {
    var note = ExamplePhoto.appleNote(padCount: 2)
    let pad = note.count - 13
    #expect(note[pad] == 0)
    note[pad] = 1
    #expect(try Self.layout(note)?.isPadded == false)
    var wide = ExamplePhoto.appleNote()
    // The second entry: type 16, one value of 8 bytes, which isn't stored inline.
    wide.replaceSubrange(16 + 12 + 2..<16 + 12 + 8, with: [0, 16, 0, 0, 0, 1])
    #expect(try Self.layout(wide)?.padCount == 0)
  }

  @Test func brokenNotesAreNone() throws {
    let note = ExamplePhoto.appleNote()
    for count in 0..<note.count { _ = try Self.layout(Array(note.prefix(count))) }
    #expect(try Self.layout(Array(note.dropLast())) == nil)
    #expect(try Self.layout(Array("Nikon".utf8) + note.dropFirst(5)) == nil)
    for (place, bytes) in [(16 + 2, [0, 99]), (16 + 4, [0xFF, 0xFF, 0xFF, 0xFF]), (16 + 8, [0, 0, 0, 1])]
      as [(Int, [UInt8])]
    {
      var broken = note
      broken.replaceSubrange(place..<place + bytes.count, with: bytes)
      #expect(try Self.layout(broken) == nil)
    }
  }
}
