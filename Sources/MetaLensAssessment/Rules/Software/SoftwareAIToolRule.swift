extension Rule {
  package static let softwareAITool = Rule(
    "softwareAITool", .isEdited, concern: .source, settles: .generated,
    parameters: [.text("software", .program)],
    reads: [.exif, .metadata], needs: .programs,
    source: "Docs/Sources.md, 2.7",
    example: ["software": "Midjourney"]
  ) { $0.namedPrograms(.aiTool) }
}
