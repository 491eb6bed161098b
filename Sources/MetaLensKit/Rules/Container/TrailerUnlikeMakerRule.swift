import MetaLensFacts

extension Rule {
  package static let trailerUnlikeMaker = Rule(
    flag: Flag(
      "trailerUnlikeMaker", .isEdited, concern: .container,
      parameters: [
        .text("make", .public), .count("fileCount", .public), .count("modelCount", .public),
        .text("kind", .public), .count("byteCount", .public),
      ],
      variant: {
        switch $0.text("kind") {
        case Trailer.Kind.jpeg.rawValue: "picture"
        case CameraFeatures.tail: "tail"
        default: "padding"
        }
      }),
    reads: [.exif, .trailers],
    source: "the rows of Knowledge/signatures.tsv",
    example: ["make": "Canon", "fileCount": 9, "modelCount": 8, "kind": "tail", "byteCount": 64]
  ) { context in
    guard let maker = context.attributions.maker, let habits = context.attributions.comparison?.habits,
      let trailers = context.facts.trailers
    else { return [] }
    var odd: [(kind: String, trailer: Trailer)] = []
    if let last = trailers.last {
      if habits.oddities.contains(.fill) { odd.append((CameraFeatures.fill, last)) }
      if habits.oddities.contains(.tail) { odd.append((CameraFeatures.tail, last)) }
    }
    // Phones append pictures in modes that nobody measured; cameras, and Apple's phones, list all of theirs.
    if habits.oddities.contains(.picture), maker.makesOnlyCameras || maker.isOne(of: [.apple]) {
      odd += trailers.first { $0.kind == .jpeg }.map { [($0.kind.rawValue, $0)] } ?? []
    }
    return odd.map { kind, trailer in
      .raised(
        [
          "make": maker.make, "fileCount": habits.fileCount, "modelCount": habits.modelCount,
          "kind": kind, "byteCount": trailer.byteCount,
        ], .inferred, at: Evidence(location: "trailer", offset: trailer.offset))
    }
  }
}
