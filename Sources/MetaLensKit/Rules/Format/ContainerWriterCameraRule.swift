extension Rule {
  package static let containerWriterCamera = Rule(
    flag: Flag(
      "containerWriterCamera", .isOriginal, concern: .container,
      parameters: [.text("make", .public), .text("layout", .public)]),
    reads: [.exif, .container],
    trigger: "The boxes of a HEIF have the order that the stated maker's cameras give them.",
    rationale: "Libraries that convert pictures have orders of their own.",
    innocent:
      "Apple's exports of a picture from its own phones are laid out alike, and metadata editors keep it.",
    source: "Measured: Docs/ContainerWriters.md",
    example: ["make": "Canon", "layout": "heix: ftyp meta(hdlr uuid dinf pitm iinf iref iprp iloc) mdat"]
  ) { context in
    guard let maker = context.attributions.maker, let container = context.attributions.container,
      container.isWritten(by: maker)
    else { return [] }
    return [
      .raised(["make": maker.make, "layout": container.layout], .inferred, at: container.evidence)
    ]
  }
}
