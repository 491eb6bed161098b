import MetaLensBytes
import MetaLensFacts

/// Reads the values in the maker notes of Panasonic and of the Leica cameras that it made (ExifTool tag names,
/// Panasonic).
enum PanasonicNote {
  static func read(_ entry: NoteEntry, of note: NoteDirectory, into reading: inout NoteReading) {
    switch entry.tag {
    case 0x0001: reading.add(.quality, "ImageQuality", entry, note.integer(entry), in: qualities)
    case 0x0002: reading.add(.firmware, "FirmwareVersion", entry, firmware(note.raw(entry)))
    case 0x0025:
      let number = reading.text(note.raw(entry)).map(internalSerialNumber)
      reading.add(.internalSerialNumber, "InternalSerialNumber", entry, number)
      reading.add(.manufactured, "ManufactureDate", entry, NoteText.day(in: number))
    case 0x0030: reading.add(.held, "Rotation", entry, note.integer(entry), in: NoteText.turns)
    case 0x004B: reading.add(.width, "PanasonicImageWidth", integerOf: entry, in: note)
    case 0x004C: reading.add(.height, "PanasonicImageHeight", integerOf: entry, in: note)
    case 0x0051: reading.add(.lens, "LensType", textOf: entry, in: note)
    case 0x0052: reading.add(.lensSerialNumber, "LensSerialNumber", textOf: entry, in: note)
    case 0x8000: reading.add(.noteVersion, "MakerNoteVersion", entry, NoteText.version(note.raw(entry)))
    default: break
    }
  }

  /// Returns a version given as four small numbers, or as four digits.
  private static func firmware(_ raw: ArraySlice<UInt8>) -> String? {
    guard raw.count == 4, raw.contains(where: { $0 != 0 }) else { return nil }
    // Bytes below 0x30 aren't digits or letters, so these are numbers.
    return raw.contains { $0 < 0x30 } ? NoteText.dotted(raw) : NoteText.version(raw)
  }

  /// Returns the internal serial number in readable form.
  ///
  /// The text has three characters, the day of manufacture as `yymmdd` and four digits: for example `(F54) 2010:05:11
  /// no. 0191`. Returns a text of another form unchanged.
  static func internalSerialNumber(_ text: String) -> String {
    let bytes = Array(text.utf8)
    guard bytes.count >= 13, bytes[0].isASCIICapital,
      bytes[1...2].allSatisfy({ $0.isASCIIDigit || $0.isASCIICapital }),
      bytes[3..<13].allSatisfy({ $0.isASCIIDigit })
    else { return text }
    func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
    return
      "(\(string(0..<3))) \(bytes[3] < 0x37 ? "20" : "19")\(string(3..<5)):\(string(5..<7)):\(string(7..<9))"
      + " no. \(string(9..<13))"
  }

  private static let qualities: NoteText.Names = [
    1: "TIFF", 2: "High", 3: "Normal", 6: "Very High", 7: "RAW", 9: "Motion Picture", 11: "Full HD Movie",
    12: "4k Movie",
  ]
}
