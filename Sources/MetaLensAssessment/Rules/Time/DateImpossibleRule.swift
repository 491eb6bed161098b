extension Rule {
  package static let dateImpossible = Rule(
    "dateImpossible", .warning, concern: .metadata,
    parameters: [.text("tag", .public), .text("value", .moment)],
    variant: { $0.text("value").map(StatedDate.lacksTime) == true ? "time" : nil },
    reads: [.exif], needs: .dates,
    source:
      "EXIF 3.0, 4.6.6.5; Docs/Sources.md, E6; a date without a whole time: seen in files that Exempi wrote, in none of "
      + "236 labelled originals",
    example: ["tag": "DateTimeOriginal", "value": "0000:00:00 00:00:00"]
  ) { context in
    context.attributions.dates.filter { $0.time == nil }.map { date in
      .raised(["tag": date.name, "value": date.text], at: date.evidence)
    }
  }
}
