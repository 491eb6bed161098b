extension Rule {
  package static let creationDateMissing = Rule(
    flag: Flag(
      "creationDateMissing", .warning, concern: .metadata),
    reads: [.exif],
    trigger: "Neither DateTimeOriginal nor DateTimeDigitized states a moment that exists.",
    rationale: "Every camera writes it: 25.5 % of edited files lack it and none of the clean ones "
      + "measured.",
    innocent: "Messengers, websites and privacy tools remove it.",
    source: "EXIF 3.0, 4.6.6.5; rate: Docs/Sources.md, E6"
  ) { context in
    context.attributions.original?.time == nil && context.attributions.digitized?.time == nil
      ? [.raised(at: context.evidence(ExifTag.dateTimeOriginal, in: .exif))]
      : []
  }
}
