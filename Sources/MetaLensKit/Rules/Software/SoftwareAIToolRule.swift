extension Rule {
  static let softwareAITool = Rule(
    id: "softwareAITool",
    reads: [.exif, .metadata],
    trigger: "Software or ProcessingSoftware names a generator of pictures.",
    rationale: "Generators name themselves here.",
    innocent: "A person may have used the generator for a small part of a photo, or typed the name as a "
      + "joke.",
    source: "Fact sheet 2.7",
    example: .software(.aiTool(software: "Midjourney")),
    triggering: .software("Midjourney"),
    nonTriggering: .software("Ver.1.01")
  ) { context in
    context.programs(.aiTool).map { program in
      Finding(.software(.aiTool(software: program.text)), evidence: program.places)
    }
  }
}
