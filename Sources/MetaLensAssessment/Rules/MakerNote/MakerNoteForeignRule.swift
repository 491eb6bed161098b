extension Rule {
  package static let makerNoteForeign = Rule(
    flag: Flag(
      "makerNoteForeign", .isEdited, concern: .metadata,
      parameters: [.text("maker", .public), .text("make", .public)]),
    reads: [.exif, .exifLayout],
    source: "Docs/Sources.md, E3; exiftool, Image::ExifTool::MakerNotes",
    example: ["maker": "Nikon", "make": "Canon"]
  ) { context in
    guard let make = context.attributions.make,
      let maker = context.exifBlock?.makerNote?.foreignMaker(make: make)
    else { return [] }
    return [
      .raised(
        ["maker": maker, "make": make], .derived, at: context.evidence(ExifTag.makerNote, in: .exif),
        context.evidence(ExifTag.make, in: .ifd0))
    ]
  }
}
