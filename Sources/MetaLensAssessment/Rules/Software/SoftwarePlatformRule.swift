extension Rule {
  package static let softwarePlatform = Rule(
    flag: Flag(
      "softwarePlatform", .isEdited, concern: .source, settles: .platform,
      parameters: [.text("software", .program)]),
    reads: [.exif, .metadata], needs: .programs,
    source: "Docs/Sources.md, E5 and 2.6",
    example: ["software": "Instagram"]
  ) { context in
    context.programs(.platform).map { program in
      .raised(["software": program.text], at: program.places)
    }
  }
}
