import MetaLensFacts

extension Rule {
  package static let makerNotePadded = Rule(
    flag: Flag(
      "makerNotePadded", .isEdited, concern: .metadata,
      parameters: [.text("make", .public), .count("padCount", .public)]),
    reads: [.exif, .container, .exifLayout],
    trigger:
      "Make is Apple, a HEIF's boxes are in Apple's order and its handler is that of iOS 16 and later, and in the maker note a zero pads "
      + "values of odd length, or stands behind the last one.",
    rationale:
      "iOS packs the note's values from 16 on, and exiftool puts each at an even place whatever it was "
      + "asked to change: date, position or name.",
    innocent:
      "A caption or a position that the owner added with exiftool; a program of Apple's that writes as "
      + "earlier systems did, which nobody has seen.",
    source: "measured: Docs/Measurements/HEIC.md",
    example: ["make": "Apple", "padCount": 1]
  ) { context in
    guard let note = context.packedNote, note.layout.isPadded else { return [] }
    return [
      .raised(
        ["make": note.make, "padCount": note.layout.padCount + note.layout.spareCount], .derived,
        at: Evidence(
          location: "\(note.exif.container) MakerNote",
          offset: note.layout.firstPad.map(note.exif.fileOffset(at:))))
    ]
  }
}
