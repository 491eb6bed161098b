extension Rule {
  package static let exifBlockCamera = Rule(
    flag: Flag(
      "exifBlockCamera", .isOriginal, concern: .metadata),
    // Measured on JPEGs.
    reads: [.exif, .exifLayout, .structure],
    trigger:
      "Make is stated, IFD0 comes first, and a JPEG's EXIF block has gaps, odd offsets, values out of order "
      + "or zeros at its end as cameras leave them; all its values lie within it, and no trace of a program is "
      + "seen in it.",
    rationale:
      "Libraries that write the block anew pack it: exiftool, exiv2, libexif and ImageIO alike. Only "
      + "what wrote it first leaves it so.",
    innocent:
      "Programs that change values in place, or carry the whole block over to another picture, keep it. "
      + "Phones that pack it themselves don't have it.",
    source: "measured: Tests/Accuracy/exif_writers.py; Docs/Sources.md, E10"
  ) { context in
    guard context.attributions.make != nil, let exif = context.facts.exif.value,
      let block = context.exifBlock,
      block.writer.isLoose, block.writer.writer == nil,
      exif.directories.allSatisfy({ $0.entries.allSatisfy { $0.value != nil } }),
      [exifTiffTags, exifWindowsPadding, exifDuplicateTags, exifSecondBlock, makerNoteBroken]
        .allSatisfy({ $0.evaluate(context).isEmpty })
    else { return [] }
    return [.raised([:], .inferred, at: context.exifEvidence)]
  }
}
