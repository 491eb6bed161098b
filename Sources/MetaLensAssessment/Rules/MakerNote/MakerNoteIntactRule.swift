extension Rule {
  package static let makerNoteIntact = Rule(
    "makerNoteIntact", .isOriginal, concern: .metadata,
    parameters: [.text("maker", .public)],
    reads: [.exif, .exifLayout],
    source: "measured: Tests/Accuracy/exif_writers.py notes; Docs/Sources.md, E3",
    example: ["maker": "Canon"]
  ) { context in
    guard let note = context.exifBlock?.makerNote, note.offsets == .intact,
      let maker = note.maker(stated: context.attributions.maker)
    else { return [] }
    return .raised(["maker": maker], .derived, at: context.evidence(ExifTag.makerNote, in: .exif))
  }
}
