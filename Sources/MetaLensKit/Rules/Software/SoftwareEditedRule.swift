extension Rule {
  package static let softwareEdited = Rule(
    flag: Flag(
      "softwareEdited", .isEdited, concern: .encoding, settles: .editor,
      parameters: [.text("software", .program)]),
    reads: [.exif, .metadata],
    trigger: "EXIF, XMP, IPTC, Photoshop's resources or a PNG's text names a desktop editor.",
    rationale: "A camera never writes an editor's name; an editor writes it when it saves the picture.",
    innocent: "The picture may have been opened and saved without a visible change, or only turned or "
      + "tagged.",
    source:
      "EXIF 3.0, 4.6.5.4 (Software); XMP part 2, 3.1 (CreatorTool); IIM 4.2, 2:65; catalogue: Docs/Sources.md, E5",
    example: ["software": "GIMP 2.4.5"]
  ) { context in
    context.programs(.desktopEditor).map { program in
      .raised(["software": program.text], at: program.places)
    }
  }
}
