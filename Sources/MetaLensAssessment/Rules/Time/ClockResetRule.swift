extension Rule {
  package static let clockReset = Rule(
    "clockReset", .warning, concern: .metadata,
    parameters: [.text("tag", .public), .date("date", .moment)],
    reads: [.exif], needs: .dates,
    source: "Docs/Sources.md, E6; epochs of POSIX, FAT, QuickTime and Apple; 1998: an original of a "
      + "Sanyo SR6",
    example: ["tag": "DateTimeOriginal", "date": "2000-01-01T00:03:10"]
  ) { context in
    guard let created = context.attributions.original, let time = created.time,
      ClockDefault.isFirstHours(time)
    else { return [] }
    return .raised(["tag": created.name, "date": time.iso8601], at: created.evidence)
  }
}
