import MetaLensFacts
import Testing

@testable import MetaLensDecoding

struct PentaxNoteTests {
  static let headers: [(header: String, base: NoteBuilder.Base)] = [
    ("AOC\0MM", .block), ("AOC\0MM", .note), ("PENTAX \0MM", .note), ("RICOH\0MM", .note),
    // Some notes state the wrong byte order.
    ("AOC\0II", .block),
  ]

  @Test(arguments: headers.indices) func reads(_ index: Int) throws {
    let row = Self.headers[index]
    var note = NoteBuilder("PENTAX Corporation", header: row.header, base: row.base, byteOrder: .bigEndian)
    note.entries = [
      note.raw(0x0000, [3, 0, 0, 0], type: .byte), note.longs(0x0005, 0x12B1A),
      note.raw(0x0006, [0x07, 0xDD, 1, 25]),
      note.raw(0x0007, [16, 44, 14]), note.shorts(0x0008, 2), note.shorts(0x0025, 0), note.shorts(0x0026, 1),
      note.raw(0x0027, [0xFE, 0xFD, 0xFF, 0xF5]), note.longs(0x0029, 1234), note.raw(0x0032, [0, 0, 0, 0]),
      note.shorts(0x0041, 0),
      // The value 5074 with 2013-01-25 16:44:14, as in a real photo.
      note.raw(0x005D, note.uint(5074 ^ 0x07DD_0119 ^ (0xFFFF_FFFF - 0x102C_0E00), 4)),
      note.longs(0x0215, 0x12B1A, 20_060_503, 1, 0, 6_322_060), note.text(0x0229, "4139216"),
    ]
    #expect(
      try note.lines() == [
        "noteVersion PentaxVersion: 3.0.0.0", "model PentaxModelID: 0x12b1a",
        "date Date: 2013:01:25 16:44:14",
        "quality Quality: Best", "zone HometownDST: No", "zone DestinationDST: Yes",
        "firmware DSPFirmwareVersion: 1.02.00.10", "fileNumber FrameNumber: 1234",
        "shutterCount ShutterCount: 5074", "manufactured ManufactureDate: 2006:05:03",
        "internalSerialNumber InternalSerialNumber: 6322060",
        "serialNumber SerialNumber: 4139216",
      ])
  }

  @Test func readsEditing() throws {
    var note = NoteBuilder("PENTAX", header: "AOC\0MM", byteOrder: .bigEndian)
    note.entries = [
      note.raw(0x0032, [2, 0, 0, 0]), note.shorts(0x0041, 3), note.raw(0x0085, [5, 0, 0, 0], type: .byte),
    ]
    #expect(
      try note.lines() == [
        "edited ImageEditing: Cropped", "edited ImageEditCount: 3", "captureKind HDR: HDR Advanced",
      ])
  }

  @Test func leavesOutACountThatAnotherTimeHides() throws {
    var note = NoteBuilder("PENTAX", header: "AOC\0MM", byteOrder: .bigEndian)
    note.entries = [
      note.raw(0x0006, [0x07, 0xDD, 1, 25]), note.raw(0x0007, [17, 44, 14]),
      note.raw(0x005D, note.uint(5074 ^ 0x07DD_0119 ^ (0xFFFF_FFFF - 0x102C_0E00), 4)),
    ]
    #expect(try note.lines() == ["date Date: 2013:01:25 17:44:14"])
  }
}
