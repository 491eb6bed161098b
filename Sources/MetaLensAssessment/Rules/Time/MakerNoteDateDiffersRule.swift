extension Rule {
  package static let makerNoteDateDiffers = Rule(
    "makerNoteDateDiffers", .isEdited, concern: .metadata,
    parameters: [.text("property", .public), .date("stated", .moment), .date("created", .moment)],
    reads: [.exif, .metadata], needs: .makerNote,
    source:
      "Maker notes with a date of the picture: Pentax 0x0006 and 0x0007, Sony's SonyDateTime, Google's HDR+ "
      + "(exiftool's tables); measured: Google's second is DateTimeOriginal's on all 21 originals that state it; "
      + "Google AI blog, 2019-11-26: night shots of up to 4 minutes",
    example: ["property": "Pentax Date", "stated": "2021-05-30T15:56:01", "created": "2023-05-30T15:56:01"]
  ) { context in
    guard let created = context.attributions.original, let createdTime = created.time else { return [] }
    for claim in context.attributions.claims.about(.created, in: .makerNote) {
      guard let time = claim.time else { continue }
      let distance = abs(time.clockSeconds - createdTime.clockSeconds)
      guard distance > 2, !(3_598...3_602).contains(distance) else { continue }
      return .raised(
        ["property": claim.property, "stated": time.iso8601, "created": createdTime.iso8601], .derived,
        at: claim.evidence, created.evidence)
    }
    guard let note = context.metadata?.hdrPlus, let stated = note.captured(at: createdTime.offsetMinutes),
      abs(stated.clockSeconds - createdTime.clockSeconds) > 300
    else { return [] }
    return .raised(
      ["property": "Google HDR+", "stated": stated.iso8601, "created": createdTime.iso8601], .derived,
      at: note.evidence, created.evidence)
  }
}
