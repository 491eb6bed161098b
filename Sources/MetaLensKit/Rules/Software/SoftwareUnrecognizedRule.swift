extension Rule {
  package static let softwareUnrecognized = Rule(
    id: "softwareUnrecognized",
    reads: [.exif],
    trigger: "Software or ProcessingSoftware holds a text that the catalogue doesn't know.",
    rationale: "It is told so that a person can look it up; unknown is not evidence.",
    innocent: "Many cameras write codes of their own.",
    source: "Docs/Sources.md, E5",
    example: .software(.unrecognized(software: "Silver Efex 2"))
  ) { context in
    context.programs(nil).map { program in
      Finding(.software(.unrecognized(software: program.text)), evidence: program.places)
    }
  }
}
