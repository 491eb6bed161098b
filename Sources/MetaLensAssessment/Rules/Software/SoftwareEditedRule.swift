extension Rule {
  package static let softwareEdited = Rule(
    "softwareEdited", .isEdited, concern: .encoding, settles: .editor,
    parameters: [.text("software", .program)],
    reads: [.exif, .metadata], needs: .programs,
    source:
      "EXIF 3.0, 4.6.5.4 (Software); XMP part 2, 3.1 (CreatorTool); IIM 4.2, 2:65; catalogue: Docs/Sources.md, E5",
    example: ["software": "GIMP 2.4.5"]
  ) { $0.namedPrograms(.desktopEditor) }
}
