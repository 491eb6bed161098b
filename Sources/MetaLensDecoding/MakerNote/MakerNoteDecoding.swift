import MetaLensBytes
import MetaLensFacts

/// Decodes a maker note to the values that bear on the file's origin.
///
/// The work is linear in the note's entries, of which `ReadLimits.entries` are read at most. Enciphered values are left
/// out, except those whose key is in the note itself.
enum MakerNoteDecoding {
  /// Reads the note in a block; nil if there is no note, or its form is unknown.
  static func decode(_ exif: ExifFacts, make: String?, limits: ReadLimits) -> MakerNoteFacts? {
    guard let note = exif.entry(ExifTag.makerNote, in: .exif)?.value, note.upperBound <= exif.bytes.count,
      note.count > 4, let form = MakerNoteForm(of: exif, note: note, make: make)
    else { return nil }
    var reading = NoteReading(exif, limits: limits)
    if let directory = form.directory {
      switch form.maker {
      case .apple: reading.read(directory, AppleNote.read)
      case .canon:
        reading.read(directory, CanonNote(model: model(of: exif)).read)
      case .nikon: reading.read(directory, NikonNote.read)
      case .sony: reading.read(directory, SonyNote(model: model(of: exif)).read)
      case .fujifilm: reading.read(directory, FujifilmNote.read)
      case .panasonic, .leica: reading.read(directory, PanasonicNote.read)
      case .olympus: reading.read(directory, OlympusNote.read)
      case .pentax: reading.read(directory, PentaxNote.read)
      case .samsung: reading.read(directory, SamsungNote.read)
      case .google, .kodak: break
      }
    } else if form.maker == .kodak {
      KodakNote.read(note, of: exif.bytes, into: &reading)
    }
    return MakerNoteFacts(
      maker: form.maker.rawValue, offset: exif.fileRange(of: note)?.lowerBound, byteCount: note.count,
      values: reading.values)
  }

  /// Returns the model that EXIF states, which determines the form of some makers' values; empty if there is none.
  private static func model(of exif: ExifFacts) -> String {
    let bytes = exif.entry(ExifTag.model, in: .ifd0).flatMap { exif.textBytes(of: $0) }
    return String(decoding: bytes?.prefix(NoteReading.maximumTextBytes) ?? [], as: UTF8.self)
  }
}
