extension Rule {
  package static let softwareMetadataTool = Rule(
    id: "softwareMetadataTool",
    reads: [.exif, .metadata],
    trigger: "EXIF, XMP, IPTC, Photoshop's resources or a PNG's text names a tool that writes metadata.",
    rationale: "Such a tool names itself when it changes dates, places or names in the file.",
    innocent: "Adding a position or a caption is ordinary work and leaves the picture alone.",
    source: "Docs/Sources.md, E5",
    example: .software(.metadataTool(software: "ExifTool 12.57"))
  ) { context in
    context.programs(.metadataTool).map { program in
      Finding(.software(.metadataTool(software: program.text)), evidence: program.places)
    }
  }
}
