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
      at: Evidence(
        location: "\(note.exif.container) MakerNote",
        offset: note.layout.firstPad.map(note.exif.fileOffset(at:))))
  }
}
