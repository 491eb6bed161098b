extension Rule {
  package static let exifLayoutForeign = Rule(
    flag: Flag(
      "exifLayoutForeign", .isEdited, concern: .metadata,
      parameters: [.text("maker", .public), .count("fileCount", .public)]),
    reads: [.exif, .exifLayout],
    source: "the rows of Knowledge/signatures.tsv; measured: Tests/Accuracy/exif_writers.py brands; "
      + "Docs/Sources.md, E10",
    example: ["maker": "Canon", "fileCount": 9]
  ) { context in
    guard let block = context.exifBlock, block.writer.isPacked, block.writer.writer == nil,
      let habits = context.attributions.comparison?.habits, habits.isPackedOtherwise,
      let make = context.attributions.make
    else { return [] }
    return [.raised(["maker": make, "fileCount": habits.fileCount], .inferred, at: context.exifEvidence)]
  }
}
