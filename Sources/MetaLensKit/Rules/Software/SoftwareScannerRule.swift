extension Rule {
  package static let softwareScanner = Rule(
    flag: Flag(
      "softwareScanner", .warning, concern: .source,
      parameters: [.text("software", .program)]),
    reads: [.exif, .metadata],
    trigger:
      "EXIF, XMP, IPTC, Photoshop's resources or a PNG's text names a scanner's program or a photo lab's system.",
    rationale: "The picture was made from paper or film, not by the camera that the scene was seen with.",
    innocent: "Scans are what scanners make; nothing need have been changed.",
    source: "Docs/Sources.md, E5",
    example: ["software": "VueScan 9 x64 (9.7.67)"]
  ) { context in
    context.programs(.scanner).map { program in
      .raised(["software": program.text], at: program.places)
    }
  }
}
