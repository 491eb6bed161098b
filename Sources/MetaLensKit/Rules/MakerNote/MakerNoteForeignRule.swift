import MetaLensFacts

extension Rule {
  static let makerNoteForeign = Rule(
    id: "makerNoteForeign",
    reads: [.exif, .exifLayout],
    trigger: "The maker note begins as one maker's does, or holds a value that only that maker is known to "
      + "write, and Make names another.",
    rationale: "Make was changed, or the metadata of one camera was put beside another's.",
    innocent: "Cameras made by one maker and sold by another; those known are allowed for.",
    source: "fact sheet E3; exiftool, Image::ExifTool::MakerNotes",
    example: .makerNote(.foreign(maker: "Nikon", make: "Canon")),
    triggering: .camera {
      $0.makerNoteShift = nil
      let note = Array("Nikon\0\u{02}\u{10}\0\0MM\0*".utf8)
      $0.set($0.undefined(ExifTag.makerNote, note), in: .exif)
    },
    nonTriggering: .camera()
  ) { context in
    guard let make = context.attributions.make,
      let maker = context.exifBlock?.makerNote?.foreignMaker(make: make)
    else { return [] }
    return [
      Finding(
        .makerNote(.foreign(maker: maker, make: make)), grade: .derived,
        evidence: [
          context.evidence(ExifTag.makerNote, in: .exif), context.evidence(ExifTag.make, in: .ifd0),
        ])
    ]
  }
}
