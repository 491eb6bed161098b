extension Rule {
  package static let makerNoteDateDiffers = Rule(
    "makerNoteDateDiffers", .isEdited, concern: .metadata,
    parameters: [.text("property", .public), .date("stated", .moment), .date("created", .moment)],
    reads: [.exif, .metadata], needs: .makerNote,
    source:
      "Maker notes with a date of the picture: Pentax 0x0006 and 0x0007, Sony's SonyDateTime (exiftool's tables)",
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
    return []
  }
}
