extension Rule {
  package static let containerWriterCamera = Rule(
    "containerWriterCamera", .isOriginal, concern: .container,
    parameters: [.text("make", .name), .text("layout", .boxes)],
    reads: [.exif, .container],
    source: "Measured: Docs/ContainerWriters.md",
    example: ["make": "Canon", "layout": "heix: ftyp meta(hdlr uuid dinf pitm iinf iref iprp iloc) mdat"]
  ) { context in
    guard let maker = context.attributions.maker, let container = context.attributions.container,
      container.isWritten(by: maker), context.attributions.comparison?.habits?.oddBox == nil
    else { return [] }
    return .raised(["make": maker.make, "layout": container.layout], .inferred, at: container.evidence)
  }
}
