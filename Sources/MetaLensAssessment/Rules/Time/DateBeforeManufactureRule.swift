extension Rule {
  package static let dateBeforeManufacture = Rule(
    "dateBeforeManufacture", .warning, concern: .metadata,
    parameters: [.text("property", .public), .text("manufactured", .public), .date("created", .moment)],
    reads: [.exif, .metadata], needs: .makerNote,
    source:
      "ExifTool tag names: FujiFilm 0x0010, Panasonic 0x0025, Pentax 0x0215; zones reach from -12 to +14 hours (IANA "
      + "time zone database)",
    example: [
      "property": "Fujifilm ManufactureDate", "manufactured": "2024-03-10",
      "created": "2023-05-30T15:56:01",
    ]
  ) { context in
    guard let created = context.attributions.original, let createdTime = created.time,
      // Clocks that nobody set start in a January of about the model's year, before the body was made.
      createdTime.month != 1, !ClockDefault.isQualcomm(createdTime), let note = context.metadata?.makerNote,
      let value = note.values.first(where: { $0.meaning == .manufactured }),
      let day = StatedDate.time(value.text + " 00:00:00"),
      day.clockSeconds - createdTime.clockSeconds > 2 * MomentDifference.widestZone,
      // If they are further apart, the number was more likely misread.
      day.year - createdTime.year <= 20
    else { return [] }
    return .raised(
      [
        "property": note.maker + " " + value.name, "manufactured": String(day.iso8601.prefix(10)),
        "created": createdTime.iso8601,
      ], .derived, at: note.evidence(value), created.evidence)
  }
}
