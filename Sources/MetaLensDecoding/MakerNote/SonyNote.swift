import MetaLensBytes
import MetaLensFacts

/// Reads the values in Sony's maker notes (ExifTool tag names, Sony); of the enciphered values, only the moments.
struct SonyNote {
  private let model: String

  /// Makes a reader for a model, which determines whether some values are present.
  init(model: String) {
    self.model = model
  }

  func read(_ entry: NoteEntry, of note: NoteDirectory, into reading: inout NoteReading) {
    switch entry.tag {
    case 0x0102: reading.add(.quality, "Quality", entry, note.integer(entry), in: Self.qualities)
    case 0x200A: Self.addHDR(entry, note, &reading)
    case 0x2010: Self.addDate(entry, note, &reading)
    case 0x2031: reading.add(.serialNumber, "SerialNumber", entry, Self.serialNumber(note.raw(entry)))
    case 0x3000: Self.addShot(entry, note, &reading)
    case 0x9050: addDateUTC(entry, note, &reading)
    case 0xB001:
      if let number = note.integer(entry), number != 0 {
        reading.add(.model, "SonyModelID", entry, "\(number)")
      }
    case 0xB027: reading.add(.lens, "LensType", integerOf: entry, in: note)
    case 0xB047: reading.add(.quality, "JPEGQuality", entry, note.integer(entry), in: Self.jpegQualities)
    default: break
    }
  }

  /// Adds the camera's own time and the picture's size, which are little-endian whatever the note's order.
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

  /// Adds the picture's moment by the camera's clock, which is enciphered at an offset that depends on the model.
  ///
  /// The offsets are those of exiftool's tables Tag2010b to Tag2010e. Other bytes at these offsets don't decipher to a
  /// moment.
  private static func addDate(_ entry: NoteEntry, _ note: NoteDirectory, _ reading: inout NoteReading) {
    let raw = note.raw(entry)
    for place in [0x01B6, 0x01FE, 0x0210, 0x022C] where place + 7 <= raw.count {
      let bytes = SonyCipher.deciphered(raw.dropFirst(place).prefix(7)).map { Int($0) }
      if let moment = moment(year: bytes[0] | bytes[1] << 8, bytes[2...]) {
        return reading.add(.date, "SonyDateTime (enciphered)", entry, moment)
      }
    }
  }

  /// Adds the picture's moment in UTC, which the first E-mount cameras with a model number write enciphered.
  ///
  /// It is all zero after a flash and in panoramas (exiftool, Tag9050a). In three originals of an ILCE-6000, it is one
  /// second later than the camera's clock, apart from the zone.
  private func addDateUTC(_ entry: NoteEntry, _ note: NoteDirectory, _ reading: inout NoteReading) {
    let raw = note.raw(entry)
    guard Self.modelsWithUTC.contains(model), raw.count >= 0x57 else { return }
    let bytes = SonyCipher.deciphered(raw.dropFirst(0x51).prefix(6)).map { Int($0) }
    reading.add(.dateUTC, "SonyDateTime2", entry, Self.moment(year: 2000 + bytes[0], bytes[1...]))
  }

  private static let modelsWithUTC: Set = [
    "ILCE-7", "ILCE-7R", "ILCE-7S", "ILCE-7M2", "ILCE-5000", "ILCE-5100", "ILCE-6000", "ILCE-QX1",
  ]

  /// Returns year, month, day, hour, minute and second as text; nil if they aren't a moment.
  private static func moment(year: Int, _ rest: ArraySlice<Int>) -> String? {
    let bounds = [1...12, 1...31, 0...23, 0...59, 0...59]
    guard (2000...2099).contains(year), rest.count == bounds.count,
      zip(bounds, rest).allSatisfy({ $0.contains($1) })
    else { return nil }
    return NoteText.moment([year] + rest)
  }

  /// Adds whether HDR was on, and which of the pictures this is: a 32-bit number that consists of two 16-bit numbers.
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

  /// Returns a serial number of eight digits, whose pairs are stored in reverse order.
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
