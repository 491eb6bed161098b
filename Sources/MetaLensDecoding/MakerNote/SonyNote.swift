import MetaLensBytes
import MetaLensFacts

/// Sony's values (ExifTool tag names, Sony); what is enciphered, the count of shots among it, is left out.
enum SonyNote {
  static func read(_ entry: NoteEntry, of note: NoteDirectory, into reading: inout NoteReading) {
    switch entry.tag {
    case 0x0102: reading.add(.quality, "Quality", entry, note.integer(entry).flatMap(quality))
    case 0x200A: addHDR(entry, note, &reading)
    case 0x2031: reading.add(.serialNumber, "SerialNumber", entry, serialNumber(note.raw(entry)))
    case 0x3000: addShot(entry, note, &reading)
    case 0xB001:
      if let number = note.integer(entry), number != 0 {
        reading.add(.model, "SonyModelID", entry, "\(number)")
      }
    case 0xB027: reading.add(.lens, "LensType", integerOf: entry, in: note)
    case 0xB047: reading.add(.quality, "JPEGQuality", entry, note.integer(entry).flatMap(jpegQuality))
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
    let text =
      switch picture {
      case 0: "Uncorrected image"
      case 1: "HDR image (good)"
      case 2: "HDR image (fail 1)"
      case 3: "HDR image (fail 2)"
      default: "Unknown (\(picture))"
      }
    reading.add(.captureKind, "HDR", entry, text)
  }

  /// Eight digits, their pairs the other way round.
  private static func serialNumber(_ raw: ArraySlice<UInt8>) -> String? {
    let digits = Array(raw.prefix { $0 != 0 })
    guard digits.count == 8, digits.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    return String(decoding: [6, 4, 2, 0].flatMap { digits[$0...$0 + 1] }, as: UTF8.self)
  }

  private static func quality(_ number: Int) -> String? {
    switch number {
    case 0: "RAW"
    case 1: "Super Fine"
    case 2: "Fine"
    case 3: "Standard"
    case 4: "Economy"
    case 5: "Extra Fine"
    case 6: "RAW + JPEG/HEIF"
    case 7: "Compressed RAW"
    case 8: "Compressed RAW + JPEG"
    case 9: "Light"
    default: nil
    }
  }

  private static func jpegQuality(_ number: Int) -> String? {
    switch number {
    case 0: "Standard"
    case 1: "Fine"
    case 2: "Extra Fine"
    default: nil
    }
  }
}
