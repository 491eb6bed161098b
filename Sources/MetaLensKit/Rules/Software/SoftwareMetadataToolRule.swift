extension Rule {
  package static let softwareMetadataTool = Rule(
    flag: Flag(
      "softwareMetadataTool", .isEdited, concern: .metadata, settles: .metadataTool,
      parameters: [.text("software", .program)]),
    reads: [.exif, .metadata],
    trigger: "EXIF, XMP, IPTC, Photoshop's resources or a PNG's text names a tool that writes metadata.",
    rationale: "Such a tool names itself when it changes dates, places or names in the file.",
    innocent: "Adding a position or a caption is ordinary work and leaves the picture alone.",
    source: "Docs/Sources.md, E5",
    example: ["software": "ExifTool 12.57"]
  ) { context in
    context.programs(.metadataTool).map { program in
      .raised(["software": program.text], at: program.places)
    }
  }
}
