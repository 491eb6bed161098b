import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensDecoding

struct MakerNoteDecodingTests {
  static func canon(_ order: ByteOrder = .littleEndian) -> NoteBuilder {
    var note = NoteBuilder("Canon", byteOrder: order)
    note.entries = [
      note.text(0x0007, "Firmware Version 1.00"), note.longs(0x0008, 1_000_042), note.text(0x0009, "A. Name"),
    ]
    return note
  }

  @Test func tellsWhereValuesStand() throws {
    let block = try Self.canon().block()
    let note = try #require(block.entry(ExifTag.makerNote, in: .exif)?.value)
    let facts = try #require(MakerNoteDecoding.decode(block, make: "Canon", limits: ReadLimits()))
    #expect(facts.maker == "Canon" && facts.offset == note.lowerBound + 12 && facts.byteCount == note.count)
    #expect(facts.values.map(\.tag) == [0x0007, 0x0008, 0x0009])
    // The number is in its entry, the second of three, and texts begin after the pointer to the next IFD.
    #expect(
      facts.values.map { $0.offset.map { $0 - note.lowerBound - 12 } } == [
        2 + 36 + 4, 2 + 12 + 8, 2 + 36 + 4 + 22,
      ])
  }

  /// Checks that with wrong offsets only the value inside its entry is kept, and those outside are left out.
  @Test(arguments: [-4, -2, 2, 8, 40, -400, 70000]) func leavesOutMovedValues(_ shift: Int) throws {
    var note = Self.canon()
    note.shift = shift
    let names = try #require(try note.decoded()).values.map(\.name)
    #expect(names == ["FileNumber"])
  }

  /// Checks that room at the note's end, as for Canon's footer, doesn't hide that the note was moved.
  @Test(arguments: [(0, 3), (2, 1), (8, 1)]) func roomHidesNoMove(shift: Int, count: Int) throws {
    var note = Self.canon()
    note.shift = shift
    note.room = 8
    #expect(try #require(try note.decoded()).values.count == count)
  }

  @Test func keepsWhatACutNoteHasWhole() throws {
    var note = Self.canon()
    note.cut = 3
    #expect(try #require(try note.decoded()).values.map(\.name) == ["CanonFirmwareVersion", "FileNumber"])
  }

  /// Checks that a note is read in its own byte order, as editors may rewrite only the block around it in the other.
  @Test(arguments: [ByteOrder.littleEndian, .bigEndian]) func readsInItsOwnByteOrder(_ order: ByteOrder)
    throws
  {
    var note = Self.canon(order)
    note.blockOrder = order == .bigEndian ? .littleEndian : .bigEndian
    #expect(try #require(try note.decoded()).values.count == 3)
  }

  static let heads: [(head: String, make: String?, maker: String?)] = [
    ("HDRP\u{02}xxxxxxxx", "Google", "Google"), ("HDRP\u{04}xxxxxxxx", "Google", nil),
    ("STMN100.0000", "SAMSUNG", "Samsung"), ("Nikon\0\u{01}\0xxxxxxxx", "NIKON", "Nikon"),
    ("Nikon\0\u{02}\u{10}\0\0MM", "NIKON", "Nikon"), ("Apple iOS\0", "Apple", "Apple"),
    ("FUJIFILM\u{FF}\u{FF}", "FUJIFILM", "Fujifilm"), ("Panasonic\0", "Panasonic", "Panasonic"),
    ("no IFD at all", "Canon", nil), ("no IFD at all", nil, nil), ("SANYO\0xxxxxx", "SANYO", nil),
    ("AOC", "Pentax", nil),
    ("\0\0\0\0\0\0\0\0", "SONY", nil), ("\u{FF}\u{FF}\u{FF}\u{FF}\u{FF}", "NIKON", nil),
    ("LEICA\0\0\0xx", "Leica", nil), ("KDK INFO", "EASTMAN KODAK COMPANY", "Kodak"), ("KDK INFO", nil, nil),
  ]

  @Test(arguments: heads.indices) func tellsWhose(_ index: Int) throws {
    let row = Self.heads[index]
    var builder = TIFFBuilder()
    builder.exif = [builder.undefined(ExifTag.makerNote, Array(row.head.utf8))]
    let facts = MakerNoteDecoding.decode(
      try NoteBuilder.facts(builder.build()), make: row.make, limits: ReadLimits())
    #expect(facts?.maker == row.maker)
    #expect(facts?.values ?? [] == [])
  }

  @Test func readsAsManyEntriesAsAllowed() throws {
    var limits = ReadLimits()
    limits.entries = 2
    #expect(try #require(try Self.canon().decoded(limits: limits)).values.count == 2)
    // An IFD that contains itself, many times over.
    var note = NoteBuilder("OLYMPUS", header: "OLYMPUS\0II\u{03}\0", base: .note)
    note.entries = (0..<300).map { _ in note.raw(0x2010, note.uint(12, 4), type: .ifd) }
    #expect(try #require(try note.decoded()).values == [])
    note.entries = (0..<299).map { _ in note.raw(0x4000, note.uint(12, 4), type: .ifd) }
    note.entries.append(note.text(0x0404, String(repeating: "9", count: 60000)))
    let values = try #require(try note.decoded()).values
    #expect(values.count == ReadLimits().entries / 300)
    #expect(values.allSatisfy { $0.text.utf8.count == 256 })
  }

  @Test func anExcerptCountsAsTheFile() throws {
    var block = try Self.canon().block()
    let note = try #require(block.entry(ExifTag.makerNote, in: .exif)?.value)
    // The note was 1000 bytes further on in the file, and its offsets are counted from there.
    var moved = Self.canon()
    moved.shift = 1000
    block = try moved.block()
    block.isExcerpt = true
    block.pieces = [
      ExifFacts.Piece(start: 0, fileOffset: 0),
      ExifFacts.Piece(start: note.lowerBound, fileOffset: note.lowerBound + 1000),
    ]
    let facts = try #require(MakerNoteDecoding.decode(block, make: "Canon", limits: ReadLimits()))
    #expect(facts.values.count == 3 && facts.offset == note.lowerBound + 1000)
  }

  /// Checks that no changed byte and no cut causes a trap or more values.
  @Test func readsAnything() throws {
    let notes = [
      Self.canon(), OlympusNoteTests.builder("OLYMPUS\0II\u{03}\0"), NikonNoteTests.builder(.bigEndian),
    ]
    for note in notes {
      let whole = try note.block()
      let range = try #require(whole.entry(ExifTag.makerNote, in: .exif)?.value)
      for index in range {
        for byte in [0x00, 0x01, 0x7F, 0x80, 0xFF] as [UInt8] {
          var facts = whole
          facts.bytes[index] = byte
          let read = MakerNoteDecoding.decode(facts, make: note.make, limits: ReadLimits())
          #expect(read?.values.count ?? 0 <= 300)
        }
        var facts = whole
        let entries = try #require(facts.directories.firstIndex { $0.kind == .exif })
        let entry = try #require(
          facts.directories[entries].entries.firstIndex { $0.tag == ExifTag.makerNote })
        facts.directories[entries].entries[entry].value = range.lowerBound..<index
        _ = MakerNoteDecoding.decode(facts, make: note.make, limits: ReadLimits())
      }
    }
  }
}
