extension Rule {
  package static let dateImpossible = Rule(
    flag: Flag(
      "dateImpossible", .warning, concern: .metadata,
      parameters: [.text("tag", .public), .text("value", .moment)]),
    reads: [.exif],
    trigger: "A date is written that the calendar or the clock doesn't have, such as 0000:00:00 or "
      + "month 13.",
    rationale: "A camera whose clock is set writes moments that exist; a hand or a faulty tool need not.",
    innocent: "A clock that was never set, or an empty battery.",
    source: "EXIF 3.0, 4.6.6.5; Docs/Sources.md, E6",
    example: ["tag": "DateTimeOriginal", "value": "0000:00:00 00:00:00"]
  ) { context in
    context.attributions.dates.filter { $0.time == nil }.map { date in
      .raised(["tag": date.name, "value": date.text], at: date.evidence)
    }
  }
}
