import MetaLensFacts
import Testing

@testable import MetaLensDecoding

struct SonyNoteTests {
  @Test(arguments: ["SONY DSC \0\0\0", "SONY CAM \0\0\0", ""]) func reads(_ header: String) throws {
    var note = NoteBuilder("SONY", header: header)
    note.gap = 0
    let shot =
      Array("II".utf8) + [0, 0, 0, 0] + Array("2020:01:16 18:11:16".utf8) + [0] + note.uint(3648, 2)
      + note.uint(5472, 2) + [0, 0]
    note.entries = [
      note.longs(0x0102, 2), note.longs(0x200A, 1 << 16 | 0x11), note.text(0x2031, "78563412"),
      note.raw(0x3000, shot), note.shorts(0xB001, 297), note.longs(0xB027, 65535), note.shorts(0xB047, 65535),
    ]
    #expect(
      try note.lines() == [
        "quality Quality: Fine", "captureKind HDR: HDR image (good)", "serialNumber SerialNumber: 12345678",
        "date SonyDateTime: 2020:01:16 18:11:16", "height SonyImageHeight: 3648",
        "width SonyImageWidth: 5472",
        "model SonyModelID: 297", "lens LensType: 65535",
      ])
  }
}
