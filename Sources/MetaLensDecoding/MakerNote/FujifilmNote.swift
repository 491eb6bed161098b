import MetaLensBytes
import MetaLensFacts

/// Reads the values in Fujifilm's maker notes (ExifTool tag names, FujiFilm).
enum FujifilmNote {
  static func read(_ entry: NoteEntry, of note: NoteDirectory, into reading: inout NoteReading) {
    switch entry.tag {
    case 0x0000: reading.add(.noteVersion, "Version", entry, NoteText.version(note.raw(entry)))
    case 0x0010:
      let number = reading.text(note.raw(entry)).map(internalSerialNumber)
      reading.add(.internalSerialNumber, "InternalSerialNumber", entry, number)
      reading.add(.manufactured, "ManufactureDate", entry, NoteText.day(in: number))
    case 0x1000: reading.add(.quality, "Quality", textOf: entry, in: note)
    case 0x1153:
      if let angle = note.integer(entry), angle != 0 {
        reading.add(.captureKind, "PanoramaAngle", entry, "Panorama: \(angle)")
      }
    case 0x1436:
      if note.integer(entry) == 1 {
        reading.add(.edited, "ImageGeneration", entry, "Re-developed from RAW")
      }
    // The count may start again with new firmware.
    case 0x1438:
      reading.add(.shutterCount, "ImageCount", entry, note.integer(entry).map { "\($0 & 0x7FFF)" })
    case 0x1447: reading.add(.model, "FujiModel", textOf: entry, in: note)
    case 0x8003: reading.add(.fileNumber, "FrameNumber", integerOf: entry, in: note)
    default: break
    }
  }

  /// Returns the internal serial number in readable form: a number, the body's number in hexadecimal, the day of
  /// manufacture as `yymmdd`, and twelve more characters.
  ///
  /// Returns a text of another form unchanged.
  static func internalSerialNumber(_ text: String) -> String {
    let bytes = Array(text.utf8)
    guard bytes.count >= 18 else { return text }
    let day = bytes.count - 18
    let digits = bytes[day..<day + 6]
    guard digits.allSatisfy({ $0.isASCIIDigit }) else { return text }
    let numbers = stride(from: day, to: day + 6, by: 2).map { start -> Int in
      let tens = Int(bytes[start] - 48)
      return tens * 10 + Int(bytes[start + 1] - 48)
    }
    guard (1...12).contains(numbers[1]), (1...31).contains(numbers[2]) else { return text }
    let year = numbers[0] + (numbers[0] < 70 ? 2000 : 1900)
    var hexStart = day
    while hexStart > 0, Hexadecimal.value(of: bytes[hexStart - 1]) != nil { hexStart -= 1 }
    let nibbles = bytes[hexStart..<day].compactMap(Hexadecimal.value)
    let body = stride(from: 0, to: nibbles.count - 1, by: 2).map { nibbles[$0] << 4 | nibbles[$0 + 1] }
    let isReadable = nibbles.count % 2 == 0 && body.allSatisfy { (0x20...0x7E).contains($0) }
    let shown = isReadable ? body : Array(bytes[hexStart..<day])
    func string(_ bytes: some Collection<UInt8>) -> String { String(decoding: bytes, as: UTF8.self) }
    return string(bytes[..<hexStart]) + string(shown) + " \(year):" + numbers[1].padded(2) + ":"
      + numbers[2].padded(2) + " " + string(bytes[(day + 6)...])
  }
}
