extension Rule {
  package static let exifBlockCamera = Rule(
    flag: Flag(
      "exifBlockCamera", .isOriginal, concern: .metadata),
    // Measured on JPEGs.
    reads: [.exif, .exifLayout, .structure],
    source: "measured: Tests/Accuracy/exif_writers.py; Docs/Sources.md, E10"
  ) { context in
    guard context.attributions.make != nil, let exif = context.exif,
      let block = context.exifBlock,
      block.writer.isLoose, block.writer.writer == nil,
      exif.directories.allSatisfy({ $0.entries.allSatisfy { $0.value != nil } }),
      [exifTiffTags, exifWindowsPadding, exifDuplicateTags, exifSecondBlock, makerNoteBroken]
        .allSatisfy({ $0.evaluate(context).isEmpty })
    else { return [] }
    return [.raised([:], .inferred, at: context.exifEvidence)]
  }
}
