extension Rule {
  package static let softwarePlatform = Rule(
    flag: Flag(
      "softwarePlatform", .isEdited, concern: .source, settles: .platform,
      parameters: [.text("software", .program)]),
    reads: [.exif, .metadata],
    trigger: "EXIF, XMP, IPTC, Photoshop's resources or a PNG's text names a messenger or a platform.",
    rationale: "Platforms re-encode what passes through them; what arrives is their copy.",
    innocent: "The picture need not have been changed otherwise.",
    source: "Docs/Sources.md, E5 and 2.6",
    example: ["software": "Instagram"]
  ) { context in
    context.programs(.platform).map { program in
      .raised(["software": program.text], at: program.places)
    }
  }
}
