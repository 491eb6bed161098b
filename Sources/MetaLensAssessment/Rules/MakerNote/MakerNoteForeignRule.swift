extension Rule {
  package static let makerNoteForeign = Rule(
    "makerNoteForeign", .isEdited, concern: .metadata,
    parameters: [.text("maker", .public), .text("make", .name)],
    reads: [.exif, .trailers],
    source:
      "Docs/Sources.md, E3; exiftool, Image::ExifTool::MakerNotes; of raw files built like TIFF two shortened ones "
      + "were looked at",
    example: ["maker": "Nikon", "make": "Canon"]
  ) { context in
    guard let stated = context.attributions.maker, let exif = context.exif,
      // The form of a note doesn't depend on the layout of the block around it.
      let note = exif.isExcerpt ? MakerNoteAttribution(of: exif) : context.exifBlock?.makerNote,
      let maker = note.foreignMaker(stated: stated)
    else { return [] }
    return .raised(
      ["maker": maker, "make": stated.make], .derived, at: context.evidence(ExifTag.makerNote, in: .exif),
      context.evidence(ExifTag.make, in: .ifd0))
  }
}
