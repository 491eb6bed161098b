extension Rule {
  package static let exifMissing = Rule(
    flag: Flag(
      "exifMissing", .information, concern: .metadata),
    reads: [.exif],
    trigger: "The file holds no EXIF block that can be read.",
    rationale: "Every camera writes one, so this is not all that a camera wrote; it says nothing about "
      + "the picture.",
    innocent: "Messengers, websites and privacy tools remove it; absence is not evidence of editing.",
    source: "Docs/Sources.md, E1: absence alone is at chance level"
  ) { context in
    context.facts.exif.value == nil
      ? [.raised(at: Evidence(location: "EXIF"))] : []
  }
}
