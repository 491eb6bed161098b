extension Rule {
  package static let softwareUnrecognized = Rule(
    "softwareUnrecognized", .information, concern: .source,
    parameters: [.text("software")],
    reads: [.exif], needs: .programs,
    source: "Docs/Sources.md, E5",
    example: ["software": "Silver Efex 2"]
  ) { $0.namedPrograms(nil) }
}
