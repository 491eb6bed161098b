extension Rule {
  package static let softwareAITool = Rule(
    flag: Flag(
      "softwareAITool", .isEdited, concern: .source, settles: .generated,
      parameters: [.text("software", .program)]),
    reads: [.exif, .metadata],
    trigger: "EXIF, XMP, IPTC, Photoshop's resources or a PNG's text names a generator of pictures.",
    rationale:
      "Generators name themselves where a program's name belongs. What Content Credentials alone state is told by "
      + "their own rules, as unverified.",
    innocent: "A person may have used the generator for a small part of a photo, or typed the name as a "
      + "joke.",
    source: "Docs/Sources.md, 2.7",
    example: ["software": "Midjourney"]
  ) { context in
    context.programs(.aiTool).map { program in
      .raised(["software": program.text], at: program.places)
    }
  }
}
