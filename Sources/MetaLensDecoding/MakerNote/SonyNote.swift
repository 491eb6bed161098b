import MetaLensBytes
import MetaLensFacts

/// Sony's values (ExifTool tag names, Sony); what is enciphered, the count of shots among it, is left out.
enum SonyNote {
  static func read(_ entry: NoteEntry, of note: NoteDirectory, into reading: inout NoteReading) {
    switch entry.tag {
    case 0x0102: reading.add(.quality, "Quality", entry, note.integer(entry), in: qualities)
    case 0x200A: addHDR(entry, note, &reading)
    case 0x2031: reading.add(.serialNumber, "SerialNumber", entry, serialNumber(note.raw(entry)))
    case 0x3000: addShot(entry, note, &reading)
    case 0xB001:
      if let number = note.integer(entry), number != 0 {
        reading.add(.model, "SonyModelID", entry, "\(number)")
      }
    case 0xB027: reading.add(.lens, "LensType", integerOf: entry, in: note)
    case 0xB047: reading.add(.quality, "JPEGQuality", entry, note.integer(entry), in: jpegQualities)
    default: break
    }
  }

  /// The camera's own time and the picture's size; little-endian whatever the note's order.
  private static func addShot(_ entry: NoteEntry, _ note: NoteDirectory, _ reading: inout NoteReading) {
    guard entry.value.count >= 0x1E, note.raw(entry).starts(with: "II".utf8) else { return }
    reading.add(.date, "SonyDateTime", entry, reading.text(note.raw(entry).dropFirst(6).prefix(20)))
    for (meaning, name, offset) in [(.height, "SonyImageHeight", 0x1A), (.width, "SonyImageWidth", 0x1C)]
      as [(MakerNoteFacts.Meaning, String, Int)]
    {
      guard let size = note.number(entry, at: offset, count: 2, .littleEndian), size > 0 else {
        continue
      }
      reading.add(meaning, name, entry, "\(size)")
    }
  }

  /// Whether it was on, and which of the pictures this is; a number of 32 bits that is two of 16.
  private static func addHDR(_ entry: NoteEntry, _ note: NoteDirectory, _ reading: inout NoteReading) {
    guard let setting = note.number(entry, at: 0, count: 2),
      let picture = note.number(entry, at: 2, count: 2),
      setting != 0
    else { return }
    reading.add(.captureKind, "HDR", entry, NoteText.known(picture, in: hdrs))
  }

  private static let hdrs: NoteText.Names = [
    0: "Uncorrected image", 1: "HDR image (good)", 2: "HDR image (fail 1)", 3: "HDR image (fail 2)",
  ]

  /// Eight digits, their pairs the other way round.
  private static func serialNumber(_ raw: ArraySlice<UInt8>) -> String? {
    let digits = Array(raw.prefix { $0 != 0 })
    guard digits.count == 8, digits.allSatisfy({ $0.isASCIIDigit }) else { return nil }
    return String(decoding: [6, 4, 2, 0].flatMap { digits[$0...$0 + 1] }, as: UTF8.self)
  }

  private static let qualities: NoteText.Names = [
    0: "RAW", 1: "Super Fine", 2: "Fine", 3: "Standard", 4: "Economy", 5: "Extra Fine",
    6: "RAW + JPEG/HEIF", 7: "Compressed RAW", 8: "Compressed RAW + JPEG", 9: "Light",
  ]

  private static let jpegQualities: NoteText.Names = [0: "Standard", 1: "Fine", 2: "Extra Fine"]
}
