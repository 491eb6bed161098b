extension Rule {
  package static let exifLayoutForeign = Rule(
    flag: Flag(
      "exifLayoutForeign", .isEdited, concern: .metadata,
      parameters: [.text("maker", .public), .count("fileCount", .public)]),
    // The makers' rows are measured on JPEGs: in HEIF Apple's phones pack the block (5 of 5).
    reads: [.exif, .exifLayout, .structure],
    source: "measured: Tests/Accuracy/exif_writers.py brands; Docs/Sources.md, E10",
    example: ["maker": "Canon", "fileCount": 5]
  ) { context in
    guard let block = context.exifBlock, block.writer.isPacked, block.writer.writer == nil,
      let make = context.attributions.make, let row = LooseExifMaker.row(of: make)
    else { return [] }
    return [
      .raised(["maker": row.name, "fileCount": row.fileCount], .inferred, at: context.exifEvidence)
    ]
  }
}
