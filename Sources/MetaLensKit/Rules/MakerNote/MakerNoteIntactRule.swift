extension Rule {
  package static let makerNoteIntact = Rule(
    flag: Flag(
      "makerNoteIntact", .isOriginal, concern: .metadata,
      parameters: [.text("maker", .public)]),
    reads: [.exif, .exifLayout],
    trigger: "The maker note names its maker by its header, or by a value that only that maker is known to "
      + "write; Make names no other, and all the note's values lie where its offsets say.",
    rationale: "Most programs that write pictures drop the note or leave its offsets wrong.",
    innocent: "exiftool, exiv2 and programs that change EXIF in place keep it whole.",
    source: "measured: Tests/Accuracy/exif_writers.py notes; Docs/Sources.md, E3",
    example: ["maker": "Canon"]
  ) { context in
    guard let note = context.exifBlock?.makerNote, note.offsets == .intact,
      let maker = note.maker(make: context.attributions.make)
    else { return [] }
    return [
      .raised(["maker": maker], .derived, at: context.evidence(ExifTag.makerNote, in: .exif))
    ]
  }
}
