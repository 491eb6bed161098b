import MetaLensFacts
import Testing

@testable import MetaLensDecoding

struct SamsungNoteTests {
  @Test(arguments: [NoteBuilder.Base.block, .note]) func reads(_ base: NoteBuilder.Base) throws {
    var note = NoteBuilder("SAMSUNG", base: base)
    note.entries = [
      note.raw(0x0001, Array("0100".utf8)), note.longs(0x0002, 0x2000), note.longs(0x0003, 0x5001038),
      note.text(0xA001, "NX10_01.15"), note.text(0xA002, "A2B3C4D5"), note.shorts(0xA003, 1),
      note.text(0xA005, "L1234567"),
    ]
    #expect(
      try note.lines() == [
        "noteVersion MakerNoteVersion: 0100", "model SamsungModelID: 0x5001038",
        "firmware FirmwareName: NX10_01.15",
        "serialNumber SerialNumber: A2B3C4D5", "lens LensType: 1",
        "lensSerialNumber InternalLensSerialNumber: L1234567",
      ])
  }

  /// Checks that IFDs of another form, which phones write under the same Make, aren't read.
  @Test func takesNoOtherForm() throws {
    var note = NoteBuilder("samsung")
    note.entries = [note.raw(0x0001, Array("0101".utf8)), note.text(0xA002, "A2B3C4D5")]
    #expect(try note.decoded() == nil)
  }
}
