extension Rule {
  package static let mobileAppEdited = Rule(
    "mobileAppEdited", .isEdited, concern: .encoding, settles: .editor,
    parameters: [.text("software", .program)],
    reads: [.exif, .metadata], needs: .programs,
    source:
      "EXIF 3.0, 4.6.5.4 (Software); XMP part 2, 3.1 (CreatorTool); IIM 4.2, 2:65; catalogue: Docs/Sources.md, E5",
    example: ["software": "Snapseed 2.19"]
  ) { $0.namedPrograms(.mobileApp) }
}
