import MetaLensBytes
import MetaLensFacts

/// Reads the values in Samsung's second form of maker note, an IFD (ExifTool tag names, Samsung Type2).
enum SamsungNote {
  static func read(_ entry: NoteEntry, of note: NoteDirectory, into reading: inout NoteReading) {
    switch entry.tag {
    case 0x0001: reading.add(.noteVersion, "MakerNoteVersion", entry, NoteText.version(note.raw(entry)))
    case 0x0003:
      reading.add(.model, "SamsungModelID", entry, note.integer(entry).flatMap(NoteText.hexadecimal))
    case 0xA001: reading.add(.firmware, "FirmwareName", textOf: entry, in: note)
    case 0xA002:
      // Shorter texts aren't serial numbers.
      guard let text = reading.text(note.raw(entry)), text.utf8.count >= 5 else { break }
      reading.add(.serialNumber, "SerialNumber", entry, text)
    case 0xA003: reading.add(.lens, "LensType", integerOf: entry, in: note)
    case 0xA005: reading.add(.lensSerialNumber, "InternalLensSerialNumber", textOf: entry, in: note)
    default: break
    }
  }
}
