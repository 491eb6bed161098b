extension Rule {
  package static let makerNoteMissing = Rule(
    "makerNoteMissing", .warning, concern: .metadata,
    parameters: [.text("maker", .public), .count("fileCount", .public)],
    reads: [.exif, .exifLayout],
    source:
      "ExifTool tag names; measured: none of 115 labelled originals by these makers lacks it; Docs/Sources.md, E3",
    example: ["maker": "Canon", "fileCount": 11]
  ) { context in
    guard let exif = context.exif, exif.entry(ExifTag.makerNote, in: .exif) == nil,
      let maker = context.attributions.maker,
      let row = MakerNoteMaker.row(
        maker: maker, model: context.attributions.model, software: context.attributions.summary.software)
    else { return [] }
    return .raised(
      ["maker": row.name, "fileCount": row.fileCount], .inferred,
      at: context.evidence(ExifTag.makerNote, in: .exif))
  }
}
