import MetaLensBytes
import MetaLensFacts

/// Reads the values in Apple's maker notes (ExifTool tag names, Apple).
enum AppleNote {
  static func read(_ entry: NoteEntry, of note: NoteDirectory, into reading: inout NoteReading) {
    switch entry.tag {
    case 0x0001: reading.add(.noteVersion, "MakerNoteVersion", integerOf: entry, in: note)
    case 0x0008: reading.add(.held, "AccelerationVector", entry, vector(entry, note))
    case 0x000A: reading.add(.captureKind, "HDRImageType", entry, known(entry, note, in: hdrs))
    case 0x000B: reading.add(.burstID, "BurstUUID", textOf: entry, in: note)
    // Called MediaGroupUUID by some of exiftool's versions.
    case 0x0011: reading.add(.contentID, "ContentIdentifier", textOf: entry, in: note)
    case 0x0014: reading.add(.captureKind, "ImageCaptureType", entry, known(entry, note, in: kinds))
    case 0x0015: reading.add(.imageID, "ImageUniqueID", textOf: entry, in: note)
    // A signature and an effect that Photos writes into pictures that it renders anew.
    case 0x0018: reading.add(.edited, "PhotosRenderOriginatingSignature", textOf: entry, in: note)
    case 0x001A: reading.add(.quality, "QualityHint", textOf: entry, in: note)
    case 0x001B: addEffect(entry, note, &reading)
    case 0x0020: reading.add(.imageID, "ImageCaptureRequestID", textOf: entry, in: note)
    case 0x002B: reading.add(.imageID, "PhotoIdentifier", textOf: entry, in: note)
    case 0x002E: reading.add(.lens, "CameraType", entry, known(entry, note, in: cameras))
    default: break
    }
  }

  /// Returns three quotients in g, to thousandths: for example `0.018 -0.966 0.279` for a phone held upright.
  private static func vector(_ entry: NoteEntry, _ note: NoteDirectory) -> String? {
    guard entry.type == .signedRational, entry.value.count == 24 else { return nil }
    var texts: [String] = []
    for index in 0..<3 {
      guard let numerator = signed(entry, note, 8 * index),
        let denominator = signed(entry, note, 8 * index + 4),
        denominator > 0
      else { return nil }
      let thousandths = (2000 * abs(numerator) + denominator) / (2 * denominator)
      let (whole, rest) = thousandths.quotientAndRemainder(dividingBy: 1000)
      texts.append((numerator < 0 && thousandths > 0 ? "-" : "") + "\(whole)." + rest.padded(3))
    }
    return texts.joined(separator: " ")
  }

  private static func signed(_ entry: NoteEntry, _ note: NoteDirectory, _ offset: Int) -> Int? {
    note.number(entry, at: offset, count: 4).map { Int(Int32(truncatingIfNeeded: $0)) }
  }

  /// Adds the effect; zero means no effect.
  private static func addEffect(_ entry: NoteEntry, _ note: NoteDirectory, _ reading: inout NoteReading) {
    if let number = note.integer(entry) {
      if number != 0 { reading.add(.edited, "PhotosRenderEffect", entry, "\(number)") }
    } else {
      reading.add(.edited, "PhotosRenderEffect", textOf: entry, in: note)
    }
  }

  private static func known(_ entry: NoteEntry, _ note: NoteDirectory, in names: NoteText.Names) -> String? {
    note.integer(entry).map { NoteText.known($0, in: names) }
  }

  private static let hdrs: NoteText.Names = [3: "HDR Image", 4: "Original Image"]

  /// 1 means ProRAW if the camera supports it; older cameras write 1 for every picture.
  private static let kinds: NoteText.Names = [
    1: "1", 2: "Portrait", 10: "Photo", 11: "Manual Focus", 12: "Scene",
  ]

  private static let cameras: NoteText.Names = [0: "Back Wide Angle", 1: "Back Normal", 6: "Front"]
}
