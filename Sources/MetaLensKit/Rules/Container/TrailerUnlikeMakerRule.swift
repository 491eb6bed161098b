import MetaLensFacts

extension Rule {
  package static let trailerUnlikeMaker = Rule(
    flag: Flag(
      "trailerUnlikeMaker", .isEdited, concern: .container,
      parameters: [
        .text("make", .public), .count("fileCount", .public), .count("modelCount", .public),
        .text("kind", .public), .count("byteCount", .public),
      ],
      variant: { $0.text("kind") == Trailer.Kind.jpeg.rawValue ? "picture" : "padding" }),
    reads: [.exif, .trailers],
    source: "the rows of Knowledge/signatures.tsv",
    example: ["make": "Canon", "fileCount": 9, "modelCount": 8, "kind": "padding", "byteCount": 64]
  ) { context in
    guard let maker = context.attributions.maker, let habits = context.attributions.comparison?.habits,
      let trailers = context.facts.trailers
    else { return [] }
    var odd: [Trailer] = []
    if !habits.oddities.isDisjoint(with: [.fill, .tail]), let last = trailers.last { odd.append(last) }
    // Phones append pictures in modes that nobody measured; cameras, and Apple's phones, list all of theirs.
    if habits.oddities.contains(.picture), maker.makesOnlyCameras || maker.isOne(of: [.apple]) {
      odd += trailers.first { $0.kind == .jpeg }.map { [$0] } ?? []
    }
    return odd.map { trailer in
      .raised(
        [
          "make": maker.make, "fileCount": habits.fileCount, "modelCount": habits.modelCount,
          "kind": trailer.kind.rawValue, "byteCount": trailer.byteCount,
        ], .inferred, at: Evidence(location: "trailer", offset: trailer.offset))
    }
  }
}
