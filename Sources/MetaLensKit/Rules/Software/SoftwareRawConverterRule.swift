extension Rule {
  package static let softwareRawConverter = Rule(
    flag: Flag(
      "softwareRawConverter", .isEdited, concern: .encoding, settles: .editor,
      parameters: [.text("software", .program)]),
    reads: [.exif, .metadata],
    trigger:
      "EXIF, XMP, IPTC, Photoshop's resources or a PNG's text names a raw converter that runs outside the camera.",
    rationale: "A converter makes a new picture of the camera's raw data; the camera's own JPEG is "
      + "another file.",
    innocent: "Photographers work this way as a matter of course; the scene need not have been changed.",
    source: "Docs/Sources.md, E5",
    example: ["software": "Digital Photo Professional 4.10"]
  ) { context in
    context.programs(.rawConverter).map { program in
      .raised(["software": program.text], at: program.places)
    }
  }
}
