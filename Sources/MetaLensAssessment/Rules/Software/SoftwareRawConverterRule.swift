extension Rule {
  package static let softwareRawConverter = Rule(
    "softwareRawConverter", .isEdited, concern: .encoding, settles: .editor,
    parameters: [.text("software", .program)],
    reads: [.exif, .metadata], needs: .programs,
    source: "Docs/Sources.md, E5",
    example: ["software": "Digital Photo Professional 4.10"]
  ) { $0.namedPrograms(.rawConverter) }
}
