import MetaLensBytes
import MetaLensFacts

/// Reads the values in Canon's maker notes (ExifTool tag names, Canon).
struct CanonNote {
  private let model: String

  /// Makes a reader for a model, which determines the form of some values.
  init(model: String) {
    self.model = model
  }

  func read(_ entry: NoteEntry, of note: NoteDirectory, into reading: inout NoteReading) {
    switch entry.tag {
    case 0x0001: reading.add(.quality, "Quality", entry, note.integer(entry, 3), in: Self.qualities)
    case 0x0004:
      addExposure(entry, note, &reading)
      reading.add(.held, "AutoRotate", entry, note.integer(entry, 27), in: Self.turns)
    case 0x0006: reading.add(.model, "CanonImageType", textOf: entry, in: note)
    case 0x0007: reading.add(.firmware, "CanonFirmwareVersion", textOf: entry, in: note)
    case 0x0008: reading.add(.fileNumber, "FileNumber", entry, note.integer(entry).flatMap(Self.fileNumber))
    case 0x0009: reading.add(.owner, "OwnerName", textOf: entry, in: note)
    case 0x000C: reading.add(.serialNumber, "SerialNumber", entry, note.integer(entry).flatMap(serialNumber))
    case 0x0010: reading.add(.model, "CanonModelID", entry, note.integer(entry).flatMap(NoteText.hexadecimal))
    case 0x0012: addSize(entry, from: 2, note, &reading)
    case 0x001E: reading.add(.firmware, "FirmwareRevision", entry, note.integer(entry).flatMap(Self.revision))
    case 0x0026: addSize(entry, from: 4, note, &reading)
    case 0x0028:
      let raw = note.raw(entry)
      guard raw.count == 16, raw.contains(where: { $0 != 0 }) else { break }
      reading.add(.imageID, "ImageUniqueID", entry, Hexadecimal.text(raw))
    case 0x0035: addTime(entry, note, &reading)
    case 0x0093: addFileInfo(entry, note, &reading)
    case 0x0095: reading.add(.lens, "LensModel", textOf: entry, in: note)
    case 0x0096: addInternalSerialNumber(entry, note, &reading)
    // The offset of the settings that Canon's own program wrote after the picture.
    case 0x00D0:
      if let offset = note.integer(entry), offset > 0 {
        reading.add(.edited, "VRDOffset", entry, "\(offset)")
      }
    case 0x4019:
      let raw = note.raw(entry).prefix(5)
      guard raw.count == 5, raw.prefix(4).contains(where: { $0 != 0 }) else { break }
      reading.add(.lensSerialNumber, "LensSerialNumber", entry, Hexadecimal.text(raw))
    case 0x4021: addKind("MultiExposure", ["On", "On (RAW)"], entry, note, &reading)
    case 0x4025: addKind("HDR", ["Auto", "On"], entry, note, &reading)
    default: break
    }
  }

  /// Adds the picture's width and height, which are among the autofocus values.
  private func addSize(
    _ entry: NoteEntry, from index: Int, _ note: NoteDirectory, _ reading: inout NoteReading
  ) {
    guard let width = note.integer(entry, index), let height = note.integer(entry, index + 1), width > 0,
      height > 0
    else { return }
    reading.add(.width, "CanonImageWidth", entry, "\(width)")
    reading.add(.height, "CanonImageHeight", entry, "\(height)")
  }

  /// Adds the f-number and the exposure time, which are in 32nds of a stop or in thirds (`ninetySixths`).
  ///
  /// Left out are f/1 and wider, an f-number beside a grey filter, and times of more than a quarter of a second: many
  /// models write 0 then, and a bulb's time is elsewhere. Two early models count times otherwise.
  private func addExposure(_ entry: NoteEntry, _ note: NoteDirectory, _ reading: inout NoteReading) {
    guard entry.type == .short else { return }
    if let code = note.integer(entry, 21), (1...416).contains(code), note.integer(entry, 28) != 1 {
      // The f-number has half as many stops.
      reading.add(.fNumber, "FNumber", entry, Self.decimal(Self.power(Self.ninetySixths(code))))
    }
    if let code = note.integer(entry, 22), (64...512).contains(code), note.integer(entry, 24) ?? 0 == 0,
      !names("20D", "350D", "REBEL XT", "Kiss Digital N")
    {
      let time = Self.power(2 * Self.ninetySixths(code))
      reading.add(.exposureTime, "ExposureTime", entry, "1/\(Int(time.rounded()))")
    }
  }

  /// Returns a code as 96ths of a stop: 12 and 20 of its 32nds stand for one third and two thirds of a stop (exiftool,
  /// Canon.pm, CanonEv).
  private static func ninetySixths(_ code: Int) -> Int {
    let part = code % 32
    return 3 * (code - part) + (part == 12 ? 32 : part == 20 ? 64 : 3 * part)
  }

  /// Returns 2 to a number of 192nds, of which there are at most 3072.
  private static func power(_ count: Int) -> Double {
    let third = 1.259_921_049_894_873_2
    var (power, root) = (Double(1 << (count / 192)), third)
    for _ in 0..<(count % 192 / 64) { power *= third }
    for bit in [32, 16, 8, 4, 2, 1] {
      root = root.squareRoot()
      if count & bit != 0 { power *= root }
    }
    return power
  }

  /// Returns a number with two digits: `5.6` or `11`.
  private static func decimal(_ number: Double) -> String {
    let tenths = Int((10 * number).rounded())
    return tenths < 100 ? "\(tenths / 10).\(tenths % 10)" : "\(Int(number.rounded()))"
  }

  /// Adds the time zone: minutes from UTC, a city (which isn't read), and whether it was daylight saving time.
  private func addTime(_ entry: NoteEntry, _ note: NoteDirectory, _ reading: inout NoteReading) {
    func number(_ index: Int) -> Int? {
      note.number(entry, at: 4 * index, count: 4).map { Int(Int32(truncatingIfNeeded: $0)) }
    }
    reading.add(.zone, "TimeZone", entry, number(1).flatMap(NoteText.zone(minutes:)))
    reading.add(.zone, "DaylightSavings", entry, number(3), in: [0: "Off", 60: "On"])
  }

  /// Adds the file's number or the shutter count, which each model packs in its own way.
  private func addFileInfo(_ entry: NoteEntry, _ note: NoteDirectory, _ reading: inout NoteReading) {
    guard let number = note.number(entry, at: 2, count: 4), number != 0 else { return }
    if names("20D", "350D", "REBEL XT", "Kiss Digital N") {
      let text = (number & 0xFFC0) >> 6 * 10000 + (number >> 16 & 0xFF) + (number & 0x3F) << 8
      reading.add(.fileNumber, "FileNumber", entry, Self.fileNumber(text))
    } else if names("30D", "400D", "REBEL XTi", "Kiss Digital X", "K236") {
      // The upper bits of the folder's number aren't stored; its minimum is 100.
      var folder = (number & 0xFFC00) >> 10
      while folder < 100 { folder += 0x40 }
      let file = (number & 0x3FF) << 4 + (number >> 20 & 0x0F)
      reading.add(.fileNumber, "FileNumber", entry, Self.fileNumber(folder * 10000 + file))
    } else if names("1D Mark II", "1Ds Mark II") {
      reading.add(.shutterCount, "ShutterCount", entry, "\(number >> 16 | (number & 0xFFFF) << 16)")
    } else if note.byteOrder == .bigEndian, names("EOS-1D", "EOS-1DS", "EOS-1Ds") {
      reading.add(.shutterCount, "ShutterCount", entry, "\(number)")
    }
  }

  private func addInternalSerialNumber(
    _ entry: NoteEntry, _ note: NoteDirectory, _ reading: inout NoteReading
  ) {
    // In the EOS 5D, nine other bytes precede it.
    let raw = names("EOS 5D") ? note.raw(entry).dropFirst(9) : note.raw(entry)
    reading.add(.internalSerialNumber, "InternalSerialNumber", entry, reading.text(raw.prefix { $0 != 0xFF }))
  }

  private func addKind(
    _ name: String, _ texts: [String], _ entry: NoteEntry, _ note: NoteDirectory, _ reading: inout NoteReading
  ) {
    guard let number = note.number(entry, at: 4, count: 4), (1...texts.count).contains(number) else { return }
    reading.add(.captureKind, name, entry, "\(name): \(texts[number - 1])")
  }

  /// Whether the model's name contains one of these words as a whole.
  private func names(_ words: String...) -> Bool {
    words.contains { word in
      guard let range = model.firstRange(of: word) else { return false }
      return !(model[range.upperBound...].first.map { $0.isLetter || $0.isNumber } ?? false)
        && !(model[..<range.lowerBound].last.map { $0.isLetter || $0.isNumber } ?? false)
    }
  }

  private func serialNumber(_ number: Int) -> String? {
    guard number > 0 else { return nil }
    if names("EOS D30") {
      return Hexadecimal.text(number >> 16, digits: 4) + (number & 0xFFFF).padded(5)
    }
    return number.padded(model.contains("EOS-1D") ? 6 : 10)
  }

  /// Returns folder and file as text: for example `282-9624`.
  private static func fileNumber(_ number: Int) -> String? {
    number <= 0
      ? nil : number < 10000 ? "\(number)" : "\(number / 10000)-" + (number % 10000).padded(4)
  }

  /// Returns a firmware revision, whose number's half-bytes are a release, a version, a revision, and two zeros.
  private static func revision(_ number: Int) -> String? {
    guard number > 0 else { return nil }
    let digits = Array(Hexadecimal.text(number, digits: 8))
    let release =
      switch digits[0] {
      case "0": ""
      case "a": "Alpha "
      case "b": "Beta "
      default: "Unknown(\(digits[0])) "
      }
    let revision = digits[4] == "0" ? "\(digits[5])" : String(digits[4...5])
    return release + "\(digits[1]).\(String(digits[2...3])) rev \(revision).\(String(digits[6...7]))"
  }

  private static let turns: NoteText.Names = [
    0: "None", 1: "Rotate 90 CW", 2: "Rotate 180", 3: "Rotate 270 CW",
  ]

  private static let qualities: NoteText.Names = [
    1: "Economy", 2: "Normal", 3: "Fine", 4: "RAW", 5: "Superfine", 7: "CRAW", 130: "Light (RAW)",
    131: "Standard (RAW)",
  ]
}
