extension Rule {
  package static let dateImpossible = Rule(
    "dateImpossible", .warning, concern: .metadata,
    parameters: [.text("tag", .public), .text("value", .moment)],
    reads: [.exif], needs: .dates,
    source: "EXIF 3.0, 4.6.6.5; Docs/Sources.md, E6",
    example: ["tag": "DateTimeOriginal", "value": "0000:00:00 00:00:00"]
  ) { context in
    context.attributions.dates.filter { $0.time == nil }.map { date in
      .raised(["tag": date.name, "value": date.text], at: date.evidence)
    }
  }
}
