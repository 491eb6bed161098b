extension Rule {
  package static let softwareMetadataTool = Rule(
    "softwareMetadataTool", .isEdited, concern: .metadata, settles: .metadataTool,
    parameters: [.text("software", .program)],
    reads: [.exif, .metadata], needs: .programs,
    source: "Docs/Sources.md, E5",
    example: ["software": "ExifTool 12.57"]
  ) { $0.namedPrograms(.metadataTool) }
}
