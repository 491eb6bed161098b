extension Rule {
  package static let softwarePlatform = Rule(
    "softwarePlatform", .isEdited, concern: .source, settles: .platform,
    parameters: [.text("software", .program)],
    reads: [.exif, .metadata], needs: .programs,
    source: "Docs/Sources.md, E5 and 2.6",
    example: ["software": "Instagram"]
  ) { $0.namedPrograms(.platform) }
}
