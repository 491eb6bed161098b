extension Rule {
  package static let dateBeforePowerUp = Rule(
    "dateBeforePowerUp", .warning, concern: .metadata,
    parameters: [.text("property", .public), .date("poweredUp", .moment), .date("created", .moment)],
    reads: [.exif, .metadata], needs: .makerNote,
    source:
      "Nikon's PowerUpTime (ExifTool tag names, Nikon 0x00B6); zones reach from -12 to +14 hours (IANA time zone "
      + "database)",
    example: [
      "property": "Nikon PowerUpTime", "poweredUp": "2023-06-01T09:00:00", "created": "2023-05-30T15:56:01",
    ]
  ) { context in
    guard let created = context.attributions.original, let createdTime = created.time,
      let note = context.metadata?.makerNote,
      let value = note.values.first(where: { $0.meaning == .poweredUp }),
      let time = StatedDate.time(value.text),
      // If a clock is set to another zone between the two moments, they are as far apart as the zones.
      time.clockSeconds - createdTime.clockSeconds > 2 * MomentDifference.widestZone
    else { return [] }
    return .raised(
      [
        "property": note.maker + " " + value.name, "poweredUp": time.iso8601, "created": createdTime.iso8601,
      ], .derived, at: note.evidence(value), created.evidence)
  }
}
