extension Rule {
  package static let makerNoteForeign = Rule(
    "makerNoteForeign", .isEdited, concern: .metadata,
    parameters: [.text("maker", .public), .text("make", .name)],
    reads: [.exif, .exifLayout],
    source: "Docs/Sources.md, E3; exiftool, Image::ExifTool::MakerNotes",
    example: ["maker": "Nikon", "make": "Canon"]
  ) { context in
    guard let stated = context.attributions.maker,
      let maker = context.exifBlock?.makerNote?.foreignMaker(stated: stated)
    else { return [] }
    return .raised(
      ["maker": maker, "make": stated.make], .derived, at: context.evidence(ExifTag.makerNote, in: .exif),
      context.evidence(ExifTag.make, in: .ifd0))
  }
}
