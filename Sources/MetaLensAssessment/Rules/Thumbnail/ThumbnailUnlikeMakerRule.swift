extension Rule {
  package static let thumbnailUnlikeMaker = Rule(
    "thumbnailUnlikeMaker", .warning, concern: .metadata,
    parameters: [
      .text("make", .name), .count("fileCount", .public), .count("modelCount", .public),
      .text("layout", .public),
    ],
    reads: [.exif, .structure],
    source: "Docs/Sources.md, S1; the rows of Knowledge/signatures.tsv; "
      + "measured, their own model left out and two others asked for: 0 of 74 originals by cameras (41 models), "
      + "4 of 76 by phones (1 of 36 models), which aren't asked; "
      + "any layout that none of the maker's others has would be told of 10 and 13",
    example: [
      "make": "Canon", "fileCount": 9, "modelCount": 8, "layout": "DQT1 DQT1 SOF0 DHT1 DHT1 DHT1 DHT1 SOS",
    ]
  ) { context in
    // The writer of phones' thumbnails changes with chips and systems: thumbnails of a Motorola and two Galaxys are
    // libjpeg's, and those of earlier phones by their makers aren't.
    guard let maker = context.attributions.maker, !context.isPhone, !maker.isXperia,
      let known = context.attributions.comparison?.warnings.thumbnailsOfMaker,
      let thumbnail = context.facts.structure.value?.thumbnail
    else { return [] }
    let layout = CodingLayout(
      thumbnail.coding, header: thumbnail.coding.segments.prefix { $0.marker != 0xDA })
    return .raised(
      [
        "make": maker.make, "fileCount": known.files, "modelCount": known.models, "layout": layout.coding,
      ], .inferred, at: Evidence(location: "APP1 Exif IFD1 thumbnail", offset: thumbnail.offset))
  }
}
