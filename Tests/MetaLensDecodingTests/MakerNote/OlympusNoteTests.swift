import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensDecoding

struct OlympusNoteTests {
  /// Returns a note of one value in its own IFD and several in IFDs that it points to.
  static func builder(_ header: String) -> NoteBuilder {
    var note = NoteBuilder("OLYMPUS IMAGING CORP.", header: header, base: .note)
    let inner: [(UInt16, [TIFFBuilder.Entry])] = [
      (
        0x2010,
        [
          note.text(0x0100, "S0032"), note.text(0x0101, "B9U505495      "),
          note.text(0x0102, "4124110012362102"),
          note.longs(0x0104, 0x1301), note.text(0x0202, "AC1205545"),
          note.text(0x0203, "OLYMPUS M.17mm F1.8"),
        ]
      ),
      (0x2020, [note.shorts(0x0603, 3), note.longs(0x0804, 9, 8), note.text(0x0908, "2014:05:06 07:08:09")]),
      (0x2030, [note.longs(0x010B, 1)]),
      (0x4000, [note.text(0x0404, "000JLW205383")]),
    ]
    // The IFDs follow the note's own, joined by a value without a tag.
    var place = header.utf8.count + 2 + 12 * (inner.count + 2) + 4 + 12
    var data: [UInt8] = []
    note.entries = [note.text(0x0405, "Version 1.0")]
    for (tag, entries) in inner {
      note.entries.append(note.raw(tag, note.uint(place, 4), type: .ifd))
      let bytes = note.directory(entries, at: place)
      data += bytes
      place += bytes.count
    }
    note.entries.append(note.raw(0xFFFF, data))
    return note
  }

  @Test(arguments: ["OLYMPUS\0II\u{03}\0", "OM SYSTEM\0\0\0II\u{04}\0"]) func reads(_ header: String) throws {
    #expect(
      try Self.builder(header).lines() == [
        "firmware Firmware: Version 1.0", "model CameraType2: S0032", "serialNumber SerialNumber: B9U505495",
        "internalSerialNumber InternalSerialNumber: 4124110012362102", "firmware BodyFirmwareVersion: 1.301",
        "lensSerialNumber LensSerialNumber: AC1205545", "lens LensModel: OLYMPUS M.17mm F1.8",
        "quality ImageQuality2: SHQ", "captureKind StackedImage: Focus-stacked (8 images)",
        "dateUTC DateTimeUTC: 2014:05:06 07:08:09", "edited RawDevEditStatus: Edited (Landscape)",
        "serialNumber SerialNumber: 000JLW205383",
      ])
  }

  @Test(arguments: [("SX552", 1, "HQ (Normal)"), ("D4034", 1, "SQ (Low)"), ("SX151", 3, "SHQ (Fine)")])
  func readsQualityByCameraType(type: String, number: Int, text: String) throws {
    var note = NoteBuilder("OLYMPUS OPTICAL CO.,LTD", header: "OLYMP\0\u{01}\0")
    note.entries = [note.shorts(0x0201, number), note.text(0x0207, type)]
    #expect(try note.lines() == ["quality Quality: \(text)", "model CameraType: \(type)"])
  }

  /// Checks that values after the note are read, as in cameras of about 2002 the note ends with its IFD.
  @Test(arguments: [0, 6]) func readsValuesBehindTheNote(_ shift: Int) throws {
    var note = NoteBuilder("OLYMPUS OPTICAL CO.,LTD", header: "OLYMP\0\u{01}\0")
    note.entries = [note.text(0x0209, "OLYMPUS DIGITAL CAMERA"), note.text(0x101A, "108479926      ")]
    note.shift = shift
    var facts = try note.block()
    let index = try #require(facts.directories.firstIndex { $0.kind == .exif })
    let entry = try #require(facts.directories[index].entries.firstIndex { $0.tag == ExifTag.makerNote })
    let value = try #require(facts.directories[index].entries[entry].value)
    facts.directories[index].entries[entry].value = value.lowerBound..<value.lowerBound + 8 + 2 + 24 + 4
    let read = MakerNoteDecoding.decode(facts, make: note.make, limits: ReadLimits())
    #expect(read?.value(.serialNumber)?.text == (shift == 0 ? "108479926" : nil))
  }
}
