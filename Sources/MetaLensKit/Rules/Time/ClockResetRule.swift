extension Rule {
  package static let clockReset = Rule(
    flag: Flag(
      "clockReset", .warning, concern: .metadata,
      parameters: [.text("tag", .public), .date("date", .moment)]),
    reads: [.exif],
    trigger:
      "DateTimeOriginal lies in the first two hours of a year with which clocks begin that nobody has set, "
      + "such as 1970, 1980 or 2000.",
    rationale:
      "The picture's date is then not known, and a date written later by hand would stand in its place.",
    innocent:
      "Nearly always: a clock that was never set, an empty battery, or a picture of New Year's night.",
    source: "Docs/Sources.md, E6; epochs of POSIX, FAT, QuickTime and Apple; 1998: an original of a "
      + "Sanyo SR6",
    example: ["tag": "DateTimeOriginal", "date": "2000-01-01T00:03:10"]
  ) { context in
    guard let created = context.attributions.original, let time = created.time,
      ClockDefault.isFirstHours(time)
    else { return [] }
    return [
      .raised(["tag": created.name, "date": time.iso8601], at: created.evidence)
    ]
  }
}
