extension Rule {
  package static let cameraTagsMissing = Rule(
    "cameraTagsMissing", .warning, concern: .metadata,
    parameters: [.text("maker", .public), .text("tags", .public), .count("fileCount", .public)],
    reads: [.exif],
    source: "measured: Tests/Accuracy/camera_tags.py; 1 of 91 originals when each is left out in turn",
    example: ["maker": "Canon", "tags": "ExposureTime, FNumber", "fileCount": 7]
  ) { context in
    guard let exif = context.exif, !exif.isExcerpt,
      context.facts.format == .jpeg || context.facts.format == .heic, context.attributions.model != nil,
      !context.isScan,
      let row = context.attributions.maker.flatMap(CameraTags.row)
    else { return [] }
    let missing = row.missing(in: exif)
    guard missing.count >= 2 else { return [] }
    return .raised(
      [
        "maker": row.name,
        "tags": missing.map { ExifTagName.shown($0.tag, in: $0.kind) }.joined(separator: ", "),
        "fileCount": row.fileCount,
      ], .derived, at: context.exifEvidence)
  }
}
