import MetaLensBytes
import MetaLensFacts

/// Reads the values in Nikon's maker notes (ExifTool tag names, Nikon), except those enciphered with serial number and
/// shutter count.
enum NikonNote {
  /// The value that means an unknown count.
  private static let unknownCount = 4_294_965_247

  static func read(_ entry: NoteEntry, of note: NoteDirectory, into reading: inout NoteReading) {
    switch entry.tag {
    case 0x0001: reading.add(.noteVersion, "MakerNoteVersion", entry, version(note.raw(entry)))
    case 0x0002:
      // Two numbers, of which the first isn't 0 if the sensitivity is an extended one.
      if entry.type == .short, entry.value.count == 4, note.integer(entry, 0) == 0,
        let number = note.integer(entry, 1), number > 0
      {
        reading.add(.sensitivity, "ISO", entry, "\(number)")
      }
    case 0x0004: reading.add(.quality, "Quality", textOf: entry, in: note)
    case 0x001D, 0x00A0: reading.add(.serialNumber, "SerialNumber", textOf: entry, in: note)
    case 0x0024: addTime(entry, note, &reading)
    case 0x0035:
      // A version of four bytes, then the setting; 48 means that the camera chose.
      let number = note.number(entry, at: 4, count: 1)
      reading.add(.captureKind, "HDR", entry, number, in: [1: "HDR: On (normal)", 48: "HDR: Auto"])
    case 0x0084: reading.add(.lens, "Lens", entry, lens(entry, note))
    case 0x009E: addRetouching(entry, note, &reading)
    case 0x00A2:
      // Neither 0 nor all ones is a size.
      if let count = note.integer(entry), count > 0, count != Int(UInt32.max) {
        reading.add(.codedByteCount, "ImageDataSize", entry, "\(count)")
      }
    case 0x00A7:
      let count = note.integer(entry)
      if count != unknownCount {
        reading.add(.shutterCount, "ShutterCount", entry, count.map { "\($0)" })
      }
    case 0x00B6: reading.add(.poweredUp, "PowerUpTime", entry, powerUpTime(entry, note))
    case 0x00B8: reading.add(.fileNumber, "FileNumber", entry, fileNumber(entry, note))
    case 0x00BB:
      // From version 0200 on, the byte at offset 5 says whether the camera developed the picture from its raw file.
      if note.number(entry, at: 0, count: 1) ?? 0 >= 0x30, note.number(entry, at: 1, count: 1) ?? 0 >= 0x32,
        note.number(entry, at: 5, count: 1) == 1
      {
        reading.add(.edited, "RetouchNEFProcessing", entry, "On")
      }
    // Settings of Nikon's own program.
    case 0x0E01: reading.add(.edited, "NikonCaptureData", entry, "\(entry.value.count) bytes")
    case 0x0E09:
      // Small cameras write their own name and firmware here.
      let isCamera = note.raw(entry).starts(with: "COOLPIX".utf8)
      reading.add(isCamera ? .firmware : .edited, "NikonCaptureVersion", textOf: entry, in: note)
    default: break
    }
  }

  /// Returns a version as text, from four digits: `0210` is 2.10.
  private static func version(_ raw: ArraySlice<UInt8>) -> String? {
    guard let digits = NoteText.version(raw), digits.utf8.count == 4 else { return nil }
    let major = digits.prefix(2)
    return (major.hasPrefix("0") ? major.dropFirst() : major) + "." + digits.suffix(2)
  }

  private static func addTime(_ entry: NoteEntry, _ note: NoteDirectory, _ reading: inout NoteReading) {
    guard let minutes = note.number(entry, at: 0, count: 2) else { return }
    let zone = NoteText.zone(minutes: Int(Int16(truncatingIfNeeded: minutes)))
    // An impossible zone means the other byte order: neither value can be trusted then.
    guard let zone else { return }
    reading.add(.zone, "TimeZone", entry, zone)
    let isSummer = note.number(entry, at: 2, count: 1)
    reading.add(.zone, "DaylightSavings", entry, isSummer, in: [0: "No", 1: "Yes"])
  }

  /// Returns focal lengths and apertures at both ends: for example `18-70mm f/3.5-4.5`.
  private static func lens(_ entry: NoteEntry, _ note: NoteDirectory) -> String? {
    guard entry.type == .rational, entry.value.count == 32 else { return nil }
    var texts: [String] = []
    for index in 0..<4 {
      guard let numerator = note.number(entry, at: 8 * index, count: 4),
        let denominator = note.number(entry, at: 8 * index + 4, count: 4), denominator > 0
      else { return nil }
      texts.append(decimal(numerator, denominator))
    }
    let focal = texts[1] == "0" || texts[1] == texts[0] ? texts[0] : texts[0] + "-" + texts[1]
    let aperture = texts[3] == "0" || texts[3] == texts[2] ? texts[2] : texts[2] + "-" + texts[3]
    return texts[0] == "0" ? nil : "\(focal)mm f/\(aperture)"
  }

  /// Returns a quotient with at most two decimals, rounded.
  private static func decimal(_ numerator: Int, _ denominator: Int) -> String {
    let hundredths = (200 * numerator + denominator) / (2 * denominator)
    let (whole, rest) = hundredths.quotientAndRemainder(dividingBy: 100)
    if rest == 0 { return "\(whole)" }
    return rest % 10 == 0 ? "\(whole).\(rest / 10)" : "\(whole)." + rest.padded(2)
  }

  /// Adds the steps of the camera's own retouching, in order.
  private static func addRetouching(_ entry: NoteEntry, _ note: NoteDirectory, _ reading: inout NoteReading) {
    let steps = (0..<10).compactMap { note.integer(entry, $0) }.filter { $0 != 0 }
    guard !steps.isEmpty else { return }
    let names = steps.map { NoteText.known($0, in: retouchings) }
    reading.add(.edited, "RetouchHistory", entry, names.joined(separator: "; "))
  }

  private static let retouchings: NoteText.Names = [
    3: "B & W", 4: "Sepia", 5: "Trim", 6: "Small Picture", 7: "D-Lighting", 8: "Red Eye", 9: "Cyanotype",
    10: "Sky Light", 11: "Warm Tone", 12: "Color Custom", 13: "Image Overlay", 17: "Cross Screen",
    18: "Quick Retouch", 19: "NEF Processing", 23: "Distortion Control", 25: "Fisheye", 26: "Straighten",
    29: "Perspective Control", 31: "Soft Filter", 32: "Resize", 33: "Miniature Effect",
    34: "Skin Softening", 35: "Selected Frame",
  ]

  private static func powerUpTime(_ entry: NoteEntry, _ note: NoteDirectory) -> String? {
    let raw = Array(note.raw(entry).prefix(7))
    guard raw.count == 7, let year = note.number(entry, at: 0, count: 2), (1...9999).contains(year),
      (1...12).contains(raw[2]), (1...31).contains(raw[3])
    else { return nil }
    return NoteText.moment([year] + raw[2...].map { Int($0) })
  }

  /// Returns the file's number, in the byte order that makes folder and file possible; nil if both byte orders do.
  private static func fileNumber(_ entry: NoteEntry, _ note: NoteDirectory) -> String? {
    func number(_ order: ByteOrder) -> Int? {
      guard let folder = note.number(entry, at: 6, count: 2, order),
        let file = note.number(entry, at: 8, count: 2, order),
        (100...999).contains(folder), file <= 9999
      else { return nil }
      return file
    }
    let (big, little) = (number(.bigEndian), number(.littleEndian))
    guard big == nil || little == nil else { return nil }
    return (big ?? little).map { $0.padded(4) }
  }
}
