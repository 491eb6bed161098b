extension Rule {
  package static let exifLayoutForeign = Rule(
    flag: Flag(
      "exifLayoutForeign", .isEdited, concern: .metadata,
      parameters: [.text("maker", .public), .count("fileCount", .public)]),
    // The makers' rows are measured on JPEGs: in HEIF Apple's phones pack the block (5 of 5).
    reads: [.exif, .exifLayout, .structure],
    trigger: "A JPEG's EXIF block is packed as exiftool, exiv2, libexif and ImageIO write it, and Make is "
      + "that of a maker of whose measured originals none is.",
    rationale: "Cameras of these makers leave gaps, odd offsets, values out of order or slack; a program "
      + "that writes the block anew doesn't.",
    innocent: "A model of this maker that nobody measured, and photo apps that write through the system "
      + "on phones.",
    source: "measured: Tests/Accuracy/exif_writers.py brands; Docs/Sources.md, E10",
    example: ["maker": "Canon", "fileCount": 5]
  ) { context in
    guard let block = context.exifBlock, block.writer.isPacked, block.writer.writer == nil,
      let make = context.attributions.make, let row = LooseExifMaker.row(of: make)
    else { return [] }
    return [
      .raised(["maker": row.name, "fileCount": row.fileCount], .inferred, at: context.exifEvidence)
    ]
  }
}
