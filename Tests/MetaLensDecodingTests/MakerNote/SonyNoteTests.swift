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
  /// Checks that the time, here 16 July 2014 7:08:09, is read at each of its four places.
  ///
  /// Every byte of it is a cube modulo 249.
  @Test(arguments: [(0x01B6, true), (0x01FE, true), (0x0210, true), (0x022C, true), (0x022D, false)])
  func readsTheEncipheredMoment(place: Int, isRead: Bool) throws {
    var note = NoteBuilder("SONY", header: "SONY DSC \0\0\0")
    note.gap = 0
    note.entries = [
      note.raw(0x2010, [UInt8](repeating: 0, count: place) + enciphered([0xDE, 7, 7, 16, 7, 8, 9]))
    ]
    #expect(try note.lines() == (isRead ? ["date SonyDateTime (enciphered): 2014:07:16 07:08:09"] : []))
  }

  @Test(
    arguments: [
      ("ILCE-6000", [20, 10, 19, 8, 7, 53], ["dateUTC SonyDateTime2: 2020:10:19 08:07:53"]),
      ("ILCE-6300", [20, 10, 19, 8, 7, 53], []), ("ILCE-6000", [0, 0, 0, 0, 0, 0], []),
      ("ILCE-6000", [20, 13, 19, 8, 7, 53], []), ("ILCE-6000", [20, 10, 19, 24, 7, 53], []),
      ("ILCE-6000", [20, 10, 19, 8, 7], []),
    ] as [(String, [Int], [String])])
  func readsTheMomentInUTC(model: String, moment: [Int], lines: [String]) throws {
    var note = NoteBuilder("SONY", header: "SONY DSC \0\0\0")
    note.gap = 0
    note.model = model
    note.entries = [note.raw(0x9050, [UInt8](repeating: 0, count: 0x51) + enciphered(moment))]
    #expect(try note.lines() == lines)
  }

  private func enciphered(_ bytes: [Int]) -> [UInt8] { bytes.map { UInt8($0 * $0 * $0 % 249) } }
}
