extension Rule {
  package static let makerNoteBroken = Rule(
    flag: Flag(
      "makerNoteBroken", .isEdited, concern: .metadata,
      parameters: [.count("shift", .public)]),
    reads: [.exif, .exifLayout],
    trigger: "The offsets in the maker note point beside their values, all by the same number of "
      + "bytes.",
    rationale: "A program moved the note and did not mend its offsets; a camera writes both together.",
    innocent: "Firmware that counts offsets in its own way: of notes with one value, 1 of 84 measured "
      + "originals, which are left out.",
    source: "measured: Tests/Accuracy/exif_writers.py notes; Docs/Sources.md, E3",
    example: ["shift": 12]
  ) { context in
    guard let note = context.exifBlock?.makerNote, case .shifted(let shift) = note.offsets,
      note.valueCount > 1, note.dependsOnPlace(make: context.attributions.make)
    else { return [] }
    return [
      .raised(["shift": shift], .derived, at: context.evidence(ExifTag.makerNote, in: .exif))
    ]
  }
}
