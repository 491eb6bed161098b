import MetaLensFacts

extension Rule {
  package static let makerNotePadded = Rule(
    "makerNotePadded", .isEdited, concern: .metadata,
    parameters: [.text("make", .name), .count("padCount", .public)],
    reads: [.exif, .container, .exifLayout],
    source: "measured: Docs/Measurements/HEIC.md",
    example: ["make": "Apple", "padCount": 1]
  ) { context in
    guard let note = context.packedNote, note.layout.isPadded else { return [] }
    return .raised(
      ["make": note.make, "padCount": note.layout.padCount + note.layout.spareCount], .derived,
      at: note.layout.firstPad.map {
        Evidence(location: "\(note.exif.container) MakerNote", offset: note.exif.fileOffset(at: $0))
      } ?? context.evidence(ExifTag.makerNote, in: .exif))
  }
}
