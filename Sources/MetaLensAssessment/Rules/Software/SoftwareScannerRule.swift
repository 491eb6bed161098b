extension Rule {
  package static let softwareScanner = Rule(
    "softwareScanner", .warning, concern: .source,
    parameters: [.text("software", .program)],
    reads: [.exif, .metadata], needs: .programs,
    source: "Docs/Sources.md, E5",
    example: ["software": "VueScan 9 x64 (9.7.67)"]
  ) { $0.namedPrograms(.scanner) }
}
