extension Rule {
  package static let exifTiffTags = Rule(
    flag: Flag(
      "exifTiffTags", .isEdited, concern: .metadata,
      parameters: [.text("tags", .public)]),
    reads: [.exif, .structure],
    trigger: "IFD0 of a JPEG states BitsPerSample, PhotometricInterpretation or SamplesPerPixel.",
    rationale: "They describe the pixels of a TIFF; EXIF forbids them in a JPEG's first directory. "
      + "Editors that keep a picture as TIFF inside carry them over.",
    innocent: "None of 84 measured originals has one.",
    source: "EXIF 3.0, table 4; measured: Tests/Accuracy/exif_writers.py; Docs/Sources.md, E10",
    example: ["tags": "0x0102 0x0106"]
  ) { context in
    guard let exif = context.facts.exif.value else { return [] }
    // ImageWidth and ImageLength, forbidden as well, are written by Samsung's and other phones.
    let tags: [UInt16] = [0x0102, 0x0106, 0x0115].filter { exif.entry($0, in: .ifd0) != nil }
    guard let first = tags.first else { return [] }
    return [
      .raised(
        ["tags": tags.map(ExifTag.hexadecimal).joined(separator: " ")], at: context.evidence(first, in: .ifd0)
      )
    ]
  }
}
