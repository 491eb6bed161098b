extension Rule {
  package static let makerNoteBroken = Rule(
    "makerNoteBroken", .isEdited, concern: .metadata,
    parameters: [.count("shift", .public)],
    reads: [.exif, .exifLayout],
    source: "measured: Tests/Accuracy/exif_writers.py notes; Docs/Sources.md, E3",
    example: ["shift": 12]
  ) { context in
    guard let note = context.exifBlock?.makerNote, case .shifted(let shift) = note.offsets,
      note.valueCount > 1, note.dependsOnPlace(stated: context.attributions.maker)
    else { return [] }
    return .raised(["shift": shift], .derived, at: context.evidence(ExifTag.makerNote, in: .exif))
  }
}
