import MetaLensFacts

extension Rule {
  package static let paddingForeign = Rule(
    flag: Flag(
      "paddingForeign", .isEdited, concern: .container,
      parameters: [
        .text("make", .public), .count("fileCount", .public), .count("modelCount", .public),
        .count("byteCount", .public),
      ]),
    reads: [.exif, .trailers],
    source: "the rows of Knowledge/signatures.tsv",
    example: ["make": "Canon", "fileCount": 9, "modelCount": 8, "byteCount": 64]
  ) { context in
    guard let make = context.attributions.make, let habits = context.attributions.comparison?.habits,
      habits.hasForeignPadding,
      let padding = context.facts.trailers?.first(where: { $0.kind == .padding })
    else { return [] }
    return [
      .raised(
        [
          "make": make, "fileCount": habits.fileCount, "modelCount": habits.modelCount,
          "byteCount": padding.byteCount,
        ], .inferred, at: Evidence(location: "trailer", offset: padding.offset))
    ]
  }
}
