extension Rule {
  package static let encoderThumbnailOther = Rule(
    "encoderThumbnailOther", .warning, concern: .encoding,
    parameters: [.text("make", .name), .text("picture", .public), .text("thumbnail", .public)],
    reads: [.exif, .structure],
    source: "Measured: Tests/Accuracy/survey_originals.py; Docs/Sources.md, S3",
    example: ["make": "Canon", "picture": "DQT1 SOF0 DHT1 DHT1 SOS", "thumbnail": "DQT1 SOF0 DHT2 SOS"]
  ) { context in
    guard let make = context.attributions.make, let encoder = context.attributions.encoder, encoder.isSplit,
      let year = context.statedYear, year >= 2003, let thumbnail = context.facts.structure.value?.thumbnail
    else { return [] }
    let header = thumbnail.coding.segments.prefix { $0.marker != 0xDA }
    let layout = CodingLayout(thumbnail.coding, header: header)
    guard layout.isGrouped else { return [] }
    return .raised(
      ["make": make, "picture": encoder.coding, "thumbnail": layout.coding], .derived,
      at: context.codingEvidence, Evidence(location: "APP1 Exif IFD1 thumbnail", offset: thumbnail.offset))
  }
}
