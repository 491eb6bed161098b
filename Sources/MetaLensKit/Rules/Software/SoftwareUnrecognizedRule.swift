extension Rule {
  package static let softwareUnrecognized = Rule(
    flag: Flag(
      "softwareUnrecognized", .information, concern: .source,
      parameters: [.text("software")]),
    reads: [.exif],
    trigger: "Software or ProcessingSoftware holds a text that the catalogue doesn't know.",
    rationale: "It is told so that a person can look it up; unknown is not evidence.",
    innocent: "Many cameras write codes of their own.",
    source: "Docs/Sources.md, E5",
    example: ["software": "Silver Efex 2"]
  ) { context in
    context.programs(nil).map { program in
      .raised(["software": program.text], at: program.places)
    }
  }
}
