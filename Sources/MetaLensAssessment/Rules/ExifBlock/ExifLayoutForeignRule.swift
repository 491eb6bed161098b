extension Rule {
  package static let exifLayoutForeign = Rule(
    "exifLayoutForeign", .isEdited, concern: .metadata,
    parameters: [.text("maker", .public), .count("fileCount", .public)],
    reads: [.exif, .exifLayout],
    source: "the rows of Knowledge/signatures.tsv; measured: Tests/Accuracy/exif_writers.py brands; "
      + "Docs/Sources.md, E10",
    example: ["maker": "Canon", "fileCount": 9]
  ) { context in
    guard let writer = context.exifBlock?.writer, writer.writer == nil,
      let maker = context.attributions.maker
    else { return [] }
    let fileCount: Int
    var name = maker.make
    if maker.isOne(of: [.apple]) {
      guard writer.isPacked, AppleSystem.leavesSlack(context.attributions.summary.software) else { return [] }
      fileCount = AppleSystem.slackFileCount
      // Later systems pack the block as programs do.
      name += " (iOS ≤ 14)"
    } else {
      guard let habits = context.attributions.comparison?.habits, habits.oddities.contains(.packing)
      else { return [] }
      fileCount = habits.fileCount
    }
    return .raised(["maker": name, "fileCount": fileCount], .inferred, at: context.exifEvidence)
  }
}
