import MetaLensFacts

extension Rule {
  package static let thumbnailMissing = Rule(
    flag: Flag(
      "thumbnailMissing", .isEdited, concern: .metadata,
      parameters: [.text("make", .public), .count("fileCount", .public), .count("modelCount", .public)]),
    reads: [.exif, .structure],
    source: "DCF 2.0 (JEITA CP-3461B), 5.4; the rows of Knowledge/signatures.tsv",
    example: ["make": "Canon", "fileCount": 9, "modelCount": 8]
  ) { context in
    // Phones aren't bound to DCF, and some models of a maker leave the thumbnail out where others don't.
    guard let maker = context.attributions.maker, maker.makesOnlyCameras,
      let habits = context.attributions.comparison?.habits, habits.lacksThumbnail
    else { return [] }
    return [.raised(habits.values(maker.make), .inferred, at: context.exifEvidence)]
  }
}
