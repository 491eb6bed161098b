extension Rule {
  package static let exifRewritten = Rule(
    "exifRewritten", .isEdited, concern: .metadata,
    parameters: [.text("writer", .public)],
    reads: [.exif, .exifLayout],
    source: "measured: Tests/Accuracy/exif_writers.py; Docs/Sources.md, E10",
    example: ["writer": "Adobe Photoshop"]
  ) { context in
    guard let block = context.exifBlock, let writer = block.writer.writer,
      // Picamera2, Raspberry Pi's own program for its cameras, writes EXIF with piexif.
      writer != .piexif || !context.attributions.maker.names(.raspberry)
    else { return [] }
    return .raised(["writer": writer.name], .inferred, at: context.exifEvidence)
  }
}
