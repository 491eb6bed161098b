import MetaLensBytes
import MetaLensFacts

/// Reads the values in the maker notes of Olympus and OM System (ExifTool tag names, Olympus).
enum OlympusNote {
  static func read(_ entry: NoteEntry, of note: NoteDirectory, into reading: inout NoteReading) {
    switch entry.tag {
    case 0x2010: note.directory(of: entry).map { reading.read($0, readEquipment) }
    case 0x2020: note.directory(of: entry).map { reading.read($0, readSettings) }
    case 0x2030: note.directory(of: entry).map { reading.read($0, readDevelopment) }
    // In newer cameras, an IFD with the same tags as this one.
    case 0x4000: note.directory(of: entry).map { reading.read($0, readMain) }
    default: readMain(entry, of: note, into: &reading)
    }
  }

  /// Reads a value in the note's own IFD.
  private static func readMain(_ entry: NoteEntry, of note: NoteDirectory, into reading: inout NoteReading) {
    switch entry.tag {
    case 0x0000: reading.add(.noteVersion, "MakerNoteVersion", entry, NoteText.version(note.raw(entry)))
    case 0x0104: reading.add(.firmware, "BodyFirmwareVersion", textOf: entry, in: note)
    case 0x0200:
      if note.integer(entry) == 3 { reading.add(.captureKind, "SpecialMode", entry, "Panorama") }
    case 0x0201: reading.add(.quality, "Quality", entry, quality(entry, note))
    case 0x0207:
      // Some cameras write NORMAL, which names no model.
      guard !note.raw(entry).starts(with: "NORMAL".utf8) else { break }
      reading.add(.model, "CameraType", textOf: entry, in: note)
    case 0x0404, 0x101A: reading.add(.serialNumber, "SerialNumber", textOf: entry, in: note)
    case 0x0405: reading.add(.firmware, "Firmware", textOf: entry, in: note)
    case 0x102E: reading.add(.width, "OlympusImageWidth", integerOf: entry, in: note)
    case 0x102F: reading.add(.height, "OlympusImageHeight", integerOf: entry, in: note)
    default: break
    }
  }

  private static func readEquipment(
    _ entry: NoteEntry, of note: NoteDirectory, into reading: inout NoteReading
  ) {
    switch entry.tag {
    case 0x0100: reading.add(.model, "CameraType2", textOf: entry, in: note)
    case 0x0101: reading.add(.serialNumber, "SerialNumber", textOf: entry, in: note)
    case 0x0102: reading.add(.internalSerialNumber, "InternalSerialNumber", textOf: entry, in: note)
    case 0x0104: reading.add(.firmware, "BodyFirmwareVersion", entry, note.integer(entry).flatMap(firmware))
    case 0x0202: reading.add(.lensSerialNumber, "LensSerialNumber", textOf: entry, in: note)
    case 0x0203: reading.add(.lens, "LensModel", textOf: entry, in: note)
    default: break
    }
  }

  private static func readSettings(
    _ entry: NoteEntry, of note: NoteDirectory, into reading: inout NoteReading
  ) {
    switch entry.tag {
    case 0x0603: reading.add(.quality, "ImageQuality2", entry, note.integer(entry), in: qualities2)
    case 0x0804: reading.add(.captureKind, "StackedImage", entry, stacked(entry, note))
    case 0x0908: reading.add(.dateUTC, "DateTimeUTC", textOf: entry, in: note)
    default: break
    }
  }

  private static func readDevelopment(
    _ entry: NoteEntry, of note: NoteDirectory, into reading: inout NoteReading
  ) {
    guard entry.tag == 0x010B, let status = note.integer(entry), status != 0 else { return }
    reading.add(.edited, "RawDevEditStatus", entry, NoteText.known(status, in: developments))
  }

  private static let developments: NoteText.Names = [
    1: "Edited (Landscape)", 6: "Edited (Portrait)", 8: "Edited (Portrait)",
  ]

  /// Returns a version whose digits are hexadecimal, the last three after the point: 0x1102 is 1.102.
  private static func firmware(_ number: Int) -> String? {
    guard number > 0 else { return nil }
    let digits = Hexadecimal.text(number, digits: 4)
    return digits.dropLast(3) + "." + digits.suffix(3)
  }

  /// Returns the quality's name.
  ///
  /// The numbers' meaning depends on the camera's type, as the note states it.
  private static func quality(_ entry: NoteEntry, _ note: NoteDirectory) -> String? {
    guard let number = note.integer(entry) else { return nil }
    let type = note.entry(of: 0x0207).map { note.raw($0) } ?? []
    let isEarly =
      type.starts(with: "D4322".utf8) || type.starts(with: "SX".utf8) && !type.starts(with: "SX151".utf8)
    switch isEarly ? number + 1 : number {
    case 1: return "SQ (Low)"
    case 2: return "HQ (Normal)"
    case 3: return "SHQ (Fine)"
    case 4 where !isEarly, 7 where isEarly: return "RAW"
    case 5 where !isEarly: return "Medium-Fine"
    case 6 where !isEarly: return "Small-Fine"
    case 33 where !isEarly: return "Uncompressed"
    default: return nil
    }
  }

  private static let qualities2: NoteText.Names = [1: "SQ", 2: "HQ", 3: "SHQ", 4: "RAW", 5: "SQ (5)"]

  /// Returns what was made from more than one shot; nil if the picture is from one.
  private static func stacked(_ entry: NoteEntry, _ note: NoteDirectory) -> String? {
    guard let kind = note.integer(entry, 0), let count = note.integer(entry, 1), kind != 0 else { return nil }
    return switch kind {
    case 1: "Live Composite (\(count) images)"
    case 3: "ND\(count)"
    case 4: "Live Time/Bulb (\(count) images)"
    case 5: "HDR1"
    case 6: "HDR2"
    case 8: "Tripod high resolution"
    case 9: "Focus-stacked (\(count) images)"
    case 11: "Hand-held high resolution (11 \(count))"
    default: "Unknown (\(kind) \(count))"
    }
  }
}
