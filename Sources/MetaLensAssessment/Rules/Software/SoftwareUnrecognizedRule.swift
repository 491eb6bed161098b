extension Rule {
  package static let softwareUnrecognized = Rule(
    "softwareUnrecognized", .information, concern: .source,
    parameters: [.text("software")],
    reads: [.exif], needs: .programs,
    source: "Docs/Sources.md, E5",
    example: ["software": "D2v001e"]
  ) { context in
    context.programs(nil).compactMap { program in
      context.isUnlikeCamera(program) ? nil : .raised(["software": program.text], at: program.places)
    }
  }
}
