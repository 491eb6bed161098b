extension Rule {
  package static let exifUnpaddedUnlikeMaker = Rule(
    "exifUnpaddedUnlikeMaker", .warning, concern: .metadata,
    parameters: [.text("make", .name), .count("fileCount", .public)],
    reads: [.exif, .exifLayout, .size, .trailers],
    source: "the rows of Knowledge/signatures.tsv; Docs/Sources.md, E10",
    example: ["make": "Canon", "fileCount": 9]
  ) { context in
    guard let comparison = context.attributions.comparison, let habits = comparison.habits,
      habits.oddities.contains(.unpadded), context.exifBlock?.writer.writer == nil
    else { return [] }
    return .raised(
      ["make": comparison.make, "fileCount": habits.fileCount], .inferred, at: context.exifEvidence)
  }
}
