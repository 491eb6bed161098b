extension Rule {
  package static let exifRewritten = Rule(
    flag: Flag(
      "exifRewritten", .isEdited, concern: .metadata,
      parameters: [.text("writer", .public)]),
    reads: [.exif, .exifLayout],
    trigger: "The parts of the EXIF block are laid out as one known program does it.",
    rationale: "The order of directories and values, their alignment and the bytes between them are a "
      + "program's habit, and no measured camera's.",
    innocent: "A camera or app that uses the same library; none is known.",
    source: "measured: Tests/Accuracy/exif_writers.py; Docs/Sources.md, E10",
    example: ["writer": "Adobe Photoshop"]
  ) { context in
    guard let block = context.exifBlock, let writer = block.writer.writer else { return [] }
    return [
      .raised(["writer": writer.name], .inferred, at: context.exifEvidence)
    ]
  }
}
