import MetaLensFacts
import Testing

@testable import MetaLensDecoding

struct FujifilmNoteTests {
  @Test func reads() throws {
    var note = NoteBuilder("FUJIFILM", header: "FUJIFILM\u{0C}\0\0\0", base: .note)
    note.blockOrder = .bigEndian
    note.entries = [
      note.raw(0x0000, Array("0130".utf8)),
      note.text(0x0010, "FF02B6675608     593536303034211207DDD330311561"),
      note.text(0x1000, "FINE   "), note.shorts(0x1436, 1), note.shorts(0x1438, 0x8000 | 2727),
      note.text(0x1447, "X-T4_0100"),
    ]
    #expect(
      try note.lines() == [
        "noteVersion Version: 0130",
        "internalSerialNumber InternalSerialNumber: FF02B6675608     Y56004 2021:12:07 DDD330311561",
        "manufactured ManufactureDate: 2021:12:07",
        "quality Quality: FINE", "edited ImageGeneration: Re-developed from RAW",
        "shutterCount ImageCount: 2727",
        "model FujiModel: X-T4_0100",
      ])
  }

  @Test(arguments: [
    ("FPX20017035 592D31313034060427796060110384", "FPX20017035 Y-1104 2006:04:27 796060110384"),
    ("no day 592D31313034061327796060110384", "no day 592D31313034061327796060110384"),
    // A part that isn't readable stays in hexadecimal.
    ("FPX 1111090123ABC11T111111", "FPX 1111 2009:01:23 ABC11T111111"), ("short", "short"), ("", ""),
  ])
  func readsSerialNumbers(text: String, expected: String) {
    #expect(FujifilmNote.internalSerialNumber(text) == expected)
  }
}
