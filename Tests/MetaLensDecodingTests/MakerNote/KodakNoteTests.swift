import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensDecoding

struct KodakNoteTests {
  private static let header: [UInt8] = Array("KDK0002IDX4330  ".utf8) + [2, 3, 1, 0, 0x70, 8, 0xA0, 5]
  private static let date: [UInt8] = [0xD3, 7, 5, 0x1A, 0x0B, 0x0E, 0x2F, 0x47]

  /// Returns what is read from a note, and where the note begins in the file.
  private func decoded(_ note: [UInt8], make: String = "EASTMAN KODAK COMPANY") throws -> (
    facts: MakerNoteFacts?, start: Int
  ) {
    var builder = TIFFBuilder(byteOrder: .bigEndian)
    builder.exif = [builder.undefined(ExifTag.makerNote, note)]
    let facts = try NoteBuilder.facts(builder.build())
    let range = try #require(facts.entry(ExifTag.makerNote, in: .exif)?.value)
    let read = MakerNoteDecoding.decode(facts, make: make, limits: ReadLimits())
    return (read, facts.fileOffset(at: range.lowerBound))
  }

  /// The note of a DX4330, whatever the block's byte order is.
  @Test func readsTheDate() throws {
    let (facts, start) = try decoded(Self.header + Self.date)
    #expect(facts?.maker == "Kodak")
    #expect(
      facts?.values == [
        MakerNoteFacts.Value(
          .date, tag: nil, name: "DateCreated", text: "2003:05:26 11:14:47", offset: start + 24)
      ])
  }

  @Test func anotherHeaderMeansTheOtherByteOrder() throws {
    var note = Array("KDK INFO".utf8)
    note += Self.header.dropFirst(8)
    note += [7, 0xD3]
    note += Self.date.dropFirst(2)
    #expect(try decoded(note).facts?.values.map(\.text) == ["2003:05:26 11:14:47"])
  }

  @Test(
    arguments: [
      [0, 0, 0, 0, 0, 0, 0, 0], [0x07, 0xD3, 5, 26, 11, 14, 47, 0], [0xD3, 7, 0, 26, 11, 14, 47, 0],
      [0xD3, 7, 13, 26, 11, 14, 47, 0], [0xD3, 7, 5, 0, 11, 14, 47, 0], [0xD3, 7, 5, 32, 11, 14, 47, 0],
      [0xD3, 7, 5, 26, 24, 14, 47, 0], [0xD3, 7, 5, 26, 11, 60, 47, 0], [0xD3, 7, 5, 26, 11, 14, 60, 0],
      [0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF], [0xD3, 7, 5, 26, 11, 14], [],
    ] as [[UInt8]])
  func whatNoClockShowsIsNoDate(date: [UInt8]) throws {
    let facts = try decoded(Self.header + date).facts
    #expect(facts?.maker == "Kodak")
    #expect(facts?.values == [])
  }

  /// Other notes of Kodak's have other forms.
  @Test(arguments: [("EASTMAN KODAK COMPANY", "KDJ0002I"), ("Canon", "KDK0002I"), ("Kodak", "KDK0002I")])
  func otherNotesAreNotRead(make: String, beginning: String) throws {
    var note = Array(beginning.utf8)
    note += Self.header.dropFirst(8)
    note += Self.date
    #expect(try decoded(note, make: make).facts == nil)
  }
}
