extension Rule {
  package static let exifPackedUnlikeMaker = Rule(
    "exifPackedUnlikeMaker", .warning, concern: .metadata,
    parameters: [.text("make", .name), .count("fileCount", .public), .count("modelCount", .public)],
    reads: [.exif, .exifLayout, .size, .trailers],
    source: "the rows of Knowledge/signatures.tsv; measured: Tests/Accuracy/exif_writers.py brands; "
      + "Docs/Sources.md, E10",
    example: ["make": "OnePlus", "fileCount": 3, "modelCount": 3]
  ) { context in
    // What enough of the maker's models, or the photo's own model, do is reported by rules of their own, and the
    // packing of Apple's files depends on the system.
    guard let comparison = context.attributions.comparison,
      let others = comparison.warnings.unpackedOfMaker,
      context.exifBlock?.writer.writer == nil, context.attributions.maker?.isOne(of: [.apple]) != true,
      comparison.warnings.unpackedFiles == 0, exifLayoutForeign.evaluate(context).isEmpty
    else { return [] }
    return .raised(
      ["make": comparison.make, "fileCount": others.files, "modelCount": others.models], .inferred,
      at: context.exifEvidence)
  }
}
