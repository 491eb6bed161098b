import MetaLensFacts
import Testing

@testable import MetaLensDecoding

struct CanonNoteTests {
  @Test(arguments: [ByteOrder.littleEndian, .bigEndian]) func reads(_ order: ByteOrder) throws {
    var note = NoteBuilder("Canon", byteOrder: order)
    note.model = "Canon EOS 70D"
    note.entries = [
      note.shorts(0x0001, 10, 2, 0, 3, 0), note.text(0x0006, "Canon EOS 70D"),
      note.text(0x0007, "Firmware Version 1.1.1"), note.longs(0x0008, 2_829_624),
      note.text(0x0009, "A. Name"),
      note.longs(0x000C, 123_456_789), note.longs(0x0010, 0x8000_0325), note.longs(0x001E, 0x0100_0600),
      note.shorts(0x0026, 18, 2, 9, 9, 5472, 3648),
      note.raw(0x0028, [0x4F, 0x27] + [UInt8](repeating: 1, count: 14)),
      note.longs(0x0035, 16, 540, 6, 60), note.text(0x0095, "EF50mm f/1.8 STM"),
      note.raw(0x0096, Array("FA0381304".utf8) + [0, 0xFF, 0xFF], type: .ascii), note.longs(0x00D0, 0),
      note.raw(0x4019, [0, 0, 0x21, 0x4E, 0x1C] + [UInt8](repeating: 0, count: 25)),
      note.longs(0x4025, 36, 2, 0),
    ]
    #expect(
      try note.lines() == [
        "quality Quality: Fine", "model CanonImageType: Canon EOS 70D",
        "firmware CanonFirmwareVersion: Firmware Version 1.1.1", "fileNumber FileNumber: 282-9624",
        "owner OwnerName: A. Name", "serialNumber SerialNumber: 0123456789", "model CanonModelID: 0x80000325",
        "firmware FirmwareRevision: 1.00 rev 6.00", "width CanonImageWidth: 5472",
        "height CanonImageHeight: 3648",
        "imageID ImageUniqueID: 4f270101010101010101010101010101", "zone TimeZone: +09:00",
        "zone DaylightSavings: On", "lens LensModel: EF50mm f/1.8 STM",
        "internalSerialNumber InternalSerialNumber: FA0381304",
        "lensSerialNumber LensSerialNumber: 0000214e1c",
        "captureKind HDR: HDR: On",
      ])
  }

  /// Numbers that each model packs in its own way; those of the 400D are from a real photo, `141-9504`.
  static let packed: [(model: String, tag: UInt16, number: Int, line: String)] = [
    ("Canon EOS 20D", 0x0093, 0x0034_1912, "fileNumber FileNumber: 100-4660"),
    (
      "Canon EOS 400D DIGITAL", 0x0093, 141 << 10 | 9504 >> 4 | (9504 & 15) << 20,
      "fileNumber FileNumber: 141-9504"
    ),
    ("Canon EOS-1D Mark II", 0x0093, 0x0001_0000, "shutterCount ShutterCount: 1"),
    ("Canon EOS D30", 0x000C, 0x0093_0102, "serialNumber SerialNumber: 009300258"),
    ("Canon EOS-1DS", 0x000C, 12345, "serialNumber SerialNumber: 012345"),
    ("Canon EOS 5D", 0x00D0, 4711, "edited VRDOffset: 4711"),
  ]

  @Test(arguments: packed.indices) func unpacks(_ index: Int) throws {
    let row = Self.packed[index]
    var note = NoteBuilder("Canon")
    note.model = row.model
    let number = note.uint(row.number, 4)
    note.entries = [
      row.tag == 0x0093
        ? note.raw(row.tag, [8, 0] + number + [0, 0], type: .short) : note.longs(row.tag, row.number)
    ]
    #expect(try note.lines() == [row.line])
  }

  /// Checks that signed numbers below zero, which no camera writes, have no text.
  @Test(arguments: ["Canon EOS 20D", "Canon EOS D30", "Canon EOS-1D Mark II"])
  func negativeNumbersAreNoValues(model: String) throws {
    var note = NoteBuilder("Canon")
    note.model = model
    note.entries = [0x0008, 0x000C, 0x0010, 0x001E, 0x00D0].map {
      note.raw($0, note.uint(-5, 4), type: .signedLong)
    }
    #expect(try note.lines() == [])
  }

  @Test func readsTheInternalSerialNumberOfThe5D() throws {
    var note = NoteBuilder("Canon")
    note.model = "Canon EOS 5D"
    note.entries = [
      note.raw(0x0096, [UInt8](repeating: 1, count: 9) + Array("B1234567".utf8) + [0], type: .ascii)
    ]
    #expect(try note.lines() == ["internalSerialNumber InternalSerialNumber: B1234567"])
  }

  @Test(arguments: [
    (0, "None"), (1, "Rotate 90 CW"), (2, "Rotate 180"), (3, "Rotate 270 CW"), (4, nil), (0xFFFF, nil),
  ])
  func readsHowTheCameraWasHeld(number: Int, text: String?) throws {
    var note = NoteBuilder("Canon")
    let shot = [Int](repeating: 0, count: 27) + [number]
    note.entries = [note.raw(0x0004, shot.flatMap { note.uint($0, 2) }, type: .short)]
    #expect(try note.lines() == (text.map { ["held AutoRotate: \($0)"] } ?? []))
    note.entries = [note.raw(0x0004, shot.dropLast().flatMap { note.uint($0, 2) }, type: .short)]
    #expect(try note.lines() == [])
  }

  /// The model, the codes of the f-number and the time, the bulb's tenths of seconds, and a grey filter's number.
  @Test(
    arguments: [
      ("Canon EOS 70D", 160, 224, 0, 0, ["fNumber FNumber: 5.7", "exposureTime ExposureTime: 1/128"]),
      ("Canon EOS 70D", 116, 244, 0, 0xFFFF, ["fNumber FNumber: 3.6", "exposureTime ExposureTime: 1/203"]),
      ("Canon EOS 70D", 256, 64, 0, 0, ["fNumber FNumber: 16", "exposureTime ExposureTime: 1/4"]),
      ("Canon EOS 70D", 212, 512, 0, 0, ["fNumber FNumber: 10", "exposureTime ExposureTime: 1/65536"]),
      // A third of a stop has the code 12, as exiftool reads it: 1/2580 in a photo whose EXIF states 1/2500. Halves and
      // other fractions are 32nds.
      ("Canon EOS 70D", 108, 364, 0, 0, ["fNumber FNumber: 3.2", "exposureTime ExposureTime: 1/2580"]),
      ("Canon EOS 70D", 144, 336, 0, 0, ["fNumber FNumber: 4.8", "exposureTime ExposureTime: 1/1448"]),
      ("Canon EOS 70D", 131, 325, 0, 0, ["fNumber FNumber: 4.1", "exposureTime ExposureTime: 1/1141"]),
      ("Canon EOS 70D", 0, 63, 0, 0, []), ("Canon EOS 70D", 0xFFF0, 0xFFE0, 0, 0, []),
      ("Canon EOS 70D", 417, 513, 0, 0, []),
      ("Canon EOS 70D", 160, 224, 600, 0, ["fNumber FNumber: 5.7"]),
      ("Canon PowerShot A40", 160, 224, 0, 1, ["exposureTime ExposureTime: 1/128"]),
      ("Canon EOS 350D DIGITAL", 160, 224, 0, 0, ["fNumber FNumber: 5.7"]),
    ] as [(String, Int, Int, Int, Int, [String])])
  func readsTheExposure(
    model: String, number: Int, time: Int, bulb: Int, filter: Int, expected: [String]
  ) throws {
    var note = NoteBuilder("Canon")
    note.model = model
    var shot = [Int](repeating: 0, count: 29)
    (shot[21], shot[22], shot[24], shot[27], shot[28]) = (number, time, bulb, 9, filter)
    note.entries = [note.raw(0x0004, shot.flatMap { note.uint($0, 2) }, type: .short)]
    #expect(try note.lines() == expected)
    note.entries = [note.raw(0x0004, shot.flatMap { note.uint($0, 4) }, type: .long)]
    #expect(try note.lines() == [])
  }
}
