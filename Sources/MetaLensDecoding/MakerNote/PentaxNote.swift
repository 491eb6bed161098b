import MetaLensBytes
import MetaLensFacts

/// Reads the values in the maker notes of Pentax, and of Ricoh's cameras with the same form (ExifTool tag names,
/// Pentax).
enum PentaxNote {
  static func read(_ entry: NoteEntry, of note: NoteDirectory, into reading: inout NoteReading) {
    switch entry.tag {
    case 0x0000: reading.add(.noteVersion, "PentaxVersion", entry, fourNumbers(note.raw(entry)))
    case 0x0005:
      reading.add(.model, "PentaxModelID", entry, note.integer(entry).flatMap(NoteText.hexadecimal))
    case 0x0006: reading.add(.date, "Date", entry, date(entry, note))
    case 0x0008: reading.add(.quality, "Quality", entry, note.integer(entry), in: qualities)
    case 0x0025: addSummerTime("HometownDST", entry, note, &reading)
    case 0x0026: addSummerTime("DestinationDST", entry, note, &reading)
    case 0x0027: reading.add(.firmware, "DSPFirmwareVersion", entry, firmware(note.raw(entry)))
    case 0x0028: reading.add(.firmware, "CPUFirmwareVersion", entry, firmware(note.raw(entry)))
    case 0x0029: reading.add(.fileNumber, "FrameNumber", integerOf: entry, in: note)
    case 0x0032:
      let raw = note.raw(entry).prefix(4)
      guard raw.contains(where: { $0 != 0 }) else { break }
      reading.add(.edited, "ImageEditing", entry, editing(Array(raw)))
    case 0x0041:
      if let count = note.integer(entry), count != 0 {
        reading.add(.edited, "ImageEditCount", entry, "\(count)")
      }
    case 0x005D: reading.add(.shutterCount, "ShutterCount", entry, shutterCount(entry, note))
    case 0x0085:
      if let number = note.number(entry, at: 0, count: 1), number != 0 {
        reading.add(.captureKind, "HDR", entry, NoteText.known(number, in: hdrs))
      }
    case 0x0215: addCamera(entry, note, &reading)
    case 0x0229: reading.add(.serialNumber, "SerialNumber", textOf: entry, in: note)
    case 0x0230: reading.add(.firmware, "FirmwareVersion", textOf: entry, in: note)
    default: break
    }
  }

  /// Returns the date, whose year is big-endian whatever the note's order, with the time from another tag.
  private static func date(_ entry: NoteEntry, _ note: NoteDirectory) -> String? {
    let raw = Array(note.raw(entry))
    guard raw.count == 4 else { return nil }
    var numbers = [Int(raw.uint16(at: 0)), Int(raw[2]), Int(raw[3])]
    if let time = note.entry(of: 0x0007).map({ note.raw($0).prefix(3) }), time.count == 3 {
      numbers += time.map { Int($0) }
    }
    return NoteText.moment(numbers)
  }

  /// Returns the shutter count.
  ///
  /// It is enciphered with the date and the time, which are in the same note: the count, the date and the complement
  /// of the time, each as four bytes, combined by exclusive or.
  private static func shutterCount(_ entry: NoteEntry, _ note: NoteDirectory) -> String? {
    guard entry.value.count == 4, let date = note.entry(of: 0x0006), date.value.count == 4,
      let time = note.entry(of: 0x0007), time.value.count >= 3,
      let hidden = note.number(entry, at: 0, count: 4, .bigEndian),
      let day = note.number(date, at: 0, count: 4, .bigEndian),
      let hour = note.number(time, at: 0, count: 3, .bigEndian)
    else { return nil }
    let count = hidden ^ day ^ (0xFFFF_FFFF - hour << 8)
    // If the time isn't the camera's, or the date is from other decades, the result is noise; no shutter lasts so long.
    return count < 10_000_000 ? "\(count)" : nil
  }

  /// Adds the day of manufacture and the internal serial number from model, day of manufacture, production code and
  /// internal serial number.
  private static func addCamera(_ entry: NoteEntry, _ note: NoteDirectory, _ reading: inout NoteReading) {
    // An integer such as 20060503.
    if let day = note.number(entry, at: 4, count: 4), day < 100_000_000 {
      let text = NoteText.moment([day / 10_000, day / 100 % 100, day % 100])
      reading.add(.manufactured, "ManufactureDate", entry, NoteText.day(in: text))
    }
    guard let number = note.number(entry, at: 16, count: 4), number != 0 else { return }
    reading.add(.internalSerialNumber, "InternalSerialNumber", entry, "\(number)")
  }

  private static func addSummerTime(
    _ name: String, _ entry: NoteEntry, _ note: NoteDirectory, _ reading: inout NoteReading
  ) {
    guard let number = note.integer(entry), number < 2 else { return }
    reading.add(.zone, name, entry, number == 1 ? "Yes" : "No")
  }

  private static func fourNumbers(_ raw: ArraySlice<UInt8>) -> String? {
    raw.count == 4 ? NoteText.dotted(raw) : nil
  }

  /// Returns a version given as four numbers with each bit inverted: for example `1.02.00.10`.
  private static func firmware(_ raw: ArraySlice<UInt8>) -> String? {
    guard raw.count == 4 else { return nil }
    let numbers = raw.map { Int(~$0) }
    return "\(numbers[0])." + numbers[1...].map { $0.padded(2) }.joined(separator: ".")
  }

  private static func editing(_ raw: [UInt8]) -> String {
    switch raw {
    case [0, 0, 0, 4]: "Digital Filter"
    case [1, 0, 0, 0]: "Resized"
    case [2, 0, 0, 0]: "Cropped"
    case [4, 0, 0, 0], [6, 0, 0, 0]: "Digital Filter \(raw[0])"
    case [8, 0, 0, 0]: "Red-eye Correction"
    default: "Unknown (\(raw.map { "\($0)" }.joined(separator: " ")))"
    }
  }

  private static let hdrs: NoteText.Names = [
    1: "HDR Auto", 2: "HDR 1", 3: "HDR 2", 4: "HDR 3", 5: "HDR Advanced",
  ]

  private static let qualities: NoteText.Names = [
    0: "Good", 1: "Better", 2: "Best", 3: "TIFF", 4: "RAW", 5: "Premium", 7: "RAW (pixel shift enabled)",
    8: "Dynamic Pixel Shift",
  ]
}
