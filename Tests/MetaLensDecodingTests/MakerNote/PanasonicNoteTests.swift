import MetaLensFacts
import Testing

@testable import MetaLensDecoding

struct PanasonicNoteTests {
  static let headers: [(make: String, header: String, maker: String)] = [
    ("Panasonic", "Panasonic\0\0\0", "Panasonic"), ("LEICA", "LEICA\0\0\0", "Leica"),
    ("LEICA CAMERA AG", "LEICA CAMERA AG\0\0\0", "Leica"),
  ]

  @Test(arguments: headers.indices) func reads(_ index: Int) throws {
    let row = Self.headers[index]
    var note = NoteBuilder(row.make, header: row.header)
    note.gap = 0
    note.entries = [
      note.shorts(0x0001, 2), note.raw(0x0002, [0, 1, 0, 21]),
      note.raw(0x0025, Array("F541005110191\0\0\0".utf8)),
      note.shorts(0x0030, 8), note.longs(0x004B, 4000), note.longs(0x004C, 3000),
      note.text(0x0051, "LUMIX G 20/F1.7  "),
      note.text(0x0052, "09JG3001234"), note.raw(0x8000, Array("0121".utf8)),
    ]
    let facts = try #require(try note.decoded())
    #expect(facts.maker == row.maker)
    #expect(
      try note.lines() == [
        "quality ImageQuality: High", "firmware FirmwareVersion: 0.1.0.21",
        "internalSerialNumber InternalSerialNumber: (F54) 2010:05:11 no. 0191",
        "manufactured ManufactureDate: 2010:05:11", "held Rotation: Rotate 270 CW",
        "width PanasonicImageWidth: 4000",
        "height PanasonicImageHeight: 3000", "lens LensType: LUMIX G 20/F1.7",
        "lensSerialNumber LensSerialNumber: 09JG3001234", "noteVersion MakerNoteVersion: 0121",
      ])
  }

  @Test(arguments: [
    ("S010604030293", "(S01) 2006:04:03 no. 0293"), ("S0106040302", "S0106040302"), ("", ""),
    ("S019904030293", "(S01) 1999:04:03 no. 0293"),
  ])
  func readsSerialNumbers(text: String, expected: String) {
    #expect(PanasonicNote.internalSerialNumber(text) == expected)
  }
}
