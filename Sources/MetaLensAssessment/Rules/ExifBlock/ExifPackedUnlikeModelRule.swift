extension Rule {
  package static let exifPackedUnlikeModel = Rule(
    "exifPackedUnlikeModel", .warning, concern: .metadata,
    parameters: [.text("make", .name), .text("model", .name), .count("fileCount", .public)],
    reads: [.exif, .exifLayout, .size, .trailers],
    source: "the rows of Knowledge/signatures.tsv; measured: Tests/Accuracy/exif_writers.py brands; "
      + "Docs/Sources.md, E10",
    example: ["make": "samsung", "model": "SM-G973U", "fileCount": 4]
  ) { context in
    // The packing of Apple's files depends on the system; what all of a maker's models do is reported by a rule of its
    // own.
    guard let comparison = context.attributions.comparison, comparison.warnings.unpackedFiles > 0,
      context.exifBlock?.writer.writer == nil, context.attributions.maker?.isOne(of: [.apple]) != true,
      exifLayoutForeign.evaluate(context).isEmpty
    else { return [] }
    return .raised(
      [
        "make": comparison.make, "model": comparison.model, "fileCount": comparison.warnings.unpackedFiles,
      ], .inferred, at: context.exifEvidence)
  }
}
