extension Rule {
  package static let containerWriterForeign = Rule(
    "containerWriterForeign", .isEdited, concern: .container, settles: .converted,
    parameters: [.text("make", .name), .text("writers", .public), .text("layout", .boxes)],
    reads: [.exif, .container],
    source: "Measured: Docs/ContainerWriters.md",
    example: [
      "make": "Canon", "writers": "libheif", "layout": "heic: ftyp meta(hdlr pitm iloc iinf iprp iref) mdat",
    ]
  ) { context in
    guard let camera = context.claimedCamera, context.facts.format == .heic,
      let container = context.attributions.container, container.isForeign(to: camera.maker)
    else { return [] }
    let isDevices = container.writers.contains { $0.makers?.isEmpty == false }
    guard isDevices || camera.maker.isOne(of: FormatSupport.measuredMakers) else { return [] }
    return .raised(
      ["make": camera.make, "writers": container.names, "layout": container.layout], .inferred,
      at: context.evidence(ExifTag.make, in: .ifd0), container.evidence)
  }
}
